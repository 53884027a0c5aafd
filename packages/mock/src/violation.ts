/** One fault of a request. */
export interface Violation {
  /** What is wrong: a sentence that names the parameter. */
  readonly message: string;
  /** The parameter as it is spelled on the wire; `targeting_criteria[0].operator_type` for members of a body. */
  readonly parameter?: string;
  /** What was sent for it, shortened; empty where nothing was. */
  readonly values: readonly string[];
  /** The item of a batch that is at fault, counted from 0. */
  readonly item?: number;
}
