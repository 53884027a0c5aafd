// The same as an edge worker: the hosts are a binding.
import { callBoth } from "./call-both.js";

export default { fetch: async (_request, { SANDBOX }) => Response.json(await callBoth(SANDBOX)) };
