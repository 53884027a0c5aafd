/** What a call through a client is made of, by the files that each part is built into. */
export const PARTS_OF_CALL: Readonly<Record<string, RegExp>> = {
  "the table of operations": /ads-v12\/dist\/generated\/operation-table\.js$/,
  "calls and middleware": /core\/dist\/(client|pending-call|with-members|keep-alive-with|or-aborted)\.js$/,
  "arguments, headers and URLs that cannot lead astray": /core\/dist\/(build-url|sort-arguments|merge-headers)\.js$/,
  "exact integers": /core\/dist\/(parse-json|int64)\.js$/,
  "answers and errors told apart": /core\/dist\/(read-answer|api-error|result|is-conflict-problem)\.js$/,
};

/** What calls, a walk and their errors are made of. */
export const PARTS_OF_WALK: Readonly<Record<string, RegExp>> = {
  ...PARTS_OF_CALL,
  "walks and their checkpoints": /\/dist\/(walk|walk-error|ask-for-page|checkpoint)\.js$/,
};

/** What all of a client package is made of. */
export const PARTS: Readonly<Record<string, RegExp>> = {
  ...PARTS_OF_WALK,
  "rules and what the document says of them":
    /core\/dist\/(check-constraints|rule-violation-error|preflight)\.js$|ads-v12\/dist\/(rules\/[\w-]+|generated\/constraints|check-request|preflight|bidding-rules)\.js$/,
  batches: /ads-v12\/dist\/(batch[\w-]*|judge-chunk)\.js$/,
  "lists by ids": /ads-v12\/dist\/list-by-ids[\w-]*\.js$/,
  money: /ads-v12\/dist\/(money|format-micro|check-denomination)\.js$/,
  "retries, timeouts and pacing":
    /core\/dist\/(transport[\w-]*|pause)\.js$|ads-v12\/dist\/[\w-]*total-count[\w-]*\.js$/,
};
