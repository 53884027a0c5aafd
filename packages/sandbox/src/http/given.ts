/** Arguments as a request gives them: what is not in it is not there, and its lists are the handler's own to keep. */
export type Given<Value> = Value extends readonly (infer Item)[]
  ? Given<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Given<Exclude<Value[Name], undefined>> }
    : Value;
