import { unwrap } from "@social-api/platform-v2";
import { expect, test } from "vitest";
import { startControl } from "../../test/support/start-control.ts";

/** More steps than there are between the arrival of a request and its answer. */
const STEPS = 40;

test.each(["reset", "seed", "import"])(
  "a stream that opens while %s is at work is ended by it, or listed",
  async (path) => {
    const { control, sandbox } = startControl();
    const body = path === "import" ? JSON.stringify(await unwrap(control.exportState())) : "{}";
    const init = { method: "POST", ...(path !== "reset" && { body, headers: { "Content-Type": "application/json" } }) };
    for (let step = 0; step < STEPS; step += 1) {
      const working = sandbox.fetch(`${sandbox.urls.control}/sandbox/${path}`, init);
      for (let waited = 0; waited < step; waited += 1) await undefined;
      const stream = await sandbox.fetch(`${sandbox.urls.platform}/2/activity/stream`);
      expect((await working).status).toBe(200);
      const isListed = (await unwrap(control.listStreams())).data.length === 1;
      await unwrap(control.disconnectStreams({ disconnect_type: "ForceDisconnect" }));
      // One that is not listed has ended before.
      expect(await stream.text()).toContain(isListed ? "ForceDisconnect" : "OperationalDisconnect");
    }
  },
);
