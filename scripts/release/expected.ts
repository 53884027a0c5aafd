/** What `consumer/call-both.js` sees, wherever it runs. */
export const EXPECTED = {
  total: "9007199254740993",
  daily: "5.5",
  applied: 45,
  listed: 46,
  ahead: 46,
  found: 46,
  refused: ["campaign.required"],
  connections: "number",
  problem: "invalid-request",
  stream: { status: 200, disconnects: 0 },
};
