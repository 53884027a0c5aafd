// Runs on Node.js, Deno and Bun: the hosts come from the environment, what was seen goes to stdout.
import { callBoth } from "./call-both.js";

console.log(JSON.stringify(await callBoth(JSON.parse(process.env.SANDBOX))));
