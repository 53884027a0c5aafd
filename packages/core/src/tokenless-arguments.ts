/** The names that an arguments type spells out; the index signature of an open operation is none. */
export type NamedKeys<Arguments> = keyof { [Key in keyof Arguments as string extends Key ? never : Key]: true };

/** The arguments of a walk: those of the operation without the token, which the walk sets itself. */
export type TokenlessArguments<Arguments, Token extends string> =
  Token extends NamedKeys<Arguments> ? Arguments & { [Name in Token]?: undefined } : never;
