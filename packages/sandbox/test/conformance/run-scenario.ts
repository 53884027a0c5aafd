import type { Api } from "../../../../scripts/generate/bundle.ts";
import type {
  RequestStep,
  RequestStepOutcome,
  ScenarioCase,
  ScenarioOutcome,
  StepOutcome,
} from "../../../../specs/conformance/run/case.ts";
import { readInt64 } from "../../../../specs/conformance/run/read-int64.ts";
import { at, recall } from "../../../../specs/conformance/run/remember.ts";
import { readStream, type StreamReader } from "./read-stream.ts";
import { refusedRules, type ServiceUnderTest } from "./start-service.ts";

/** Plays the steps of a scenario, in order. It ends early where a step needs what no answer before it held. */
export async function runScenario(
  service: ServiceUnderTest,
  api: Api,
  { scenario, seed, now }: ScenarioCase,
): Promise<ScenarioOutcome> {
  await service.begin({ seed, now });
  const leaving = new AbortController();
  const remembered: Record<string, unknown> = { receiver: service.receiver.url };
  const steps: StepOutcome[] = [];
  let stream: StreamReader | undefined;
  try {
    for (const step of scenario) {
      if ("receive" in step) {
        steps.push({ records: step.receive === "stream" ? ((await stream?.take()) ?? []) : await delivered(service) });
        continue;
      }
      const args = recall(readInt64(step.arguments), remembered) as RequestStep["arguments"] | undefined;
      if (args === undefined) break;
      const { outcome, opened } = await send(service, api, { ...step, arguments: args }, leaving.signal);
      stream = opened ?? stream;
      for (const [name, pointer] of Object.entries(step.remember ?? {})) remembered[name] = at(outcome.body, pointer);
      steps.push(outcome);
    }
  } finally {
    leaving.abort();
  }
  return { steps, remembered };
}

/** A step that is sent several times comes to what its last request does: the first one that is refused, or the last. */
async function send(
  service: ServiceUnderTest,
  api: Api,
  step: RequestStep,
  signal: AbortSignal,
): Promise<{ outcome: RequestStepOutcome; opened?: StreamReader }> {
  let result = await service.call(api, step, signal);
  for (let sent = 1; sent < (step.times ?? 1) && result.response.ok; sent += 1) {
    result = await service.call(api, step, signal);
  }
  const { response, data, error } = result;
  const outcome = { status: response.status, refused: refusedRules(response) };
  if (data instanceof ReadableStream) return { outcome, opened: readStream(data) };
  return { outcome: { ...outcome, body: data ?? error } };
}

/** What webhooks got, once nothing is left to be delivered. */
async function delivered({ control, receiver }: ServiceUnderTest): Promise<unknown[]> {
  for (;;) {
    const { data } = await control.listDeliveries({});
    if (data?.data.every(({ status }) => status !== "pending")) {
      return receiver.received.splice(0).map(({ event }) => event);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
