import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { startControl } from "../../test/support/start-control.ts";

const account_id = "hc7m2k9";
const campaign_id = "cp5h1n";
const ARRIVED = Date.UTC(2026, 2, 10, 12, 0, 0);

/** A sandbox whose time is what the test says. */
function start() {
  const clock = { time: ARRIVED, now: () => clock.time };
  return { clock, ...startControl({ clock }) };
}

test("a request that a fault holds up is dated when it is carried out, and logged when it came", async () => {
  const { clock, control, ads } = start();
  const outcome = { kind: "latency", milliseconds: 20 } as const;
  await unwrap(control.createFault({ operation_id: "updateCampaign", times: 1, outcome }));
  const slow = ads.updateCampaign({ account_id, campaign_id, name: "slow" });
  clock.time += 1_000;
  await unwrap(ads.updateCampaign({ account_id, campaign_id, name: "fast" }));
  clock.time += 1_000;
  expect((await unwrap(slow)).data).toMatchObject({ name: "slow", updated_at: "2026-03-10T12:00:02Z" });
  const { data: history } = await unwrap(
    ads.listAccountHistory({
      account_id,
      entity_type: "CAMPAIGN",
      entity_id: campaign_id,
      start_time: "2026-03-10T12:00:00Z",
      end_time: "2026-03-10T13:00:00Z",
    }),
  );
  expect(history.map(({ change_time }) => change_time)).toEqual(["2026-03-10T12:00:01Z", "2026-03-10T12:00:02Z"]);
  const { data: requests } = await unwrap(control.listRequests());
  const updates = requests.filter(({ operation_id }) => operation_id === "updateCampaign");
  expect(updates.map(({ at }) => at)).toEqual(["2026-03-10T12:00:00.000Z", "2026-03-10T12:00:01.000Z"]);
});

test("a request whose body is slow is dated when it is carried out", async () => {
  const { clock, sandbox } = start();
  const body = new ReadableStream({
    async start(controller) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      clock.time += 1_000;
      controller.enqueue(new TextEncoder().encode(JSON.stringify({ user_id: "2417081365" })));
      controller.close();
    },
  });
  const headers = { "Content-Type": "application/json" };
  const request = { method: "POST", headers, body, duplex: "half" } as const;
  const response = await sandbox.fetch(`${sandbox.urls.platform}/2/activity/subscriptions`, request);
  expect(await response.json()).toMatchObject({ created_at: "2026-03-10T12:00:01.000Z" });
});
