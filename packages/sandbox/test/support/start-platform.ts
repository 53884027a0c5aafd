import { createPlatformClient, operationTable, type PlatformClient } from "@social-api/platform-v2";
import { onTestFinished } from "vitest";
import { toResponse } from "../../src/http/answer.ts";
import type { Face } from "../../src/http/face.ts";
import { createPlatformFace } from "../../src/platform/platform-face.ts";
import { plantUser } from "../../src/seed/plant-user.ts";
import { Service, type ServiceOptions } from "../../src/service.ts";
import { responseJudge } from "./response-judge.ts";

const judge = await responseJudge("platform-v2", operationTable, "listConnections");

/** The moment at which the clock of the tests stands still. */
export const NOW = Date.parse("2026-03-10T18:42:07.000Z");

export const user_id = "2417081365";
export const other_id = "1780334926";

/** The platform API with its insides; every answer is judged by the spec, and one that is not valid fails the request. */
export interface JudgedPlatform {
  readonly service: Service;
  /** What a server takes. Not judged. */
  readonly face: Face;
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Acts as the default user, with its token. */
  readonly platform: PlatformClient;
  /** Acts as another user. */
  readonly other: PlatformClient;
  /** Sends no token. */
  readonly anonymous: PlatformClient;
}

/** Starts with two users and nothing else, and with a clock that stands still. */
export function startPlatform(options: ServiceOptions = {}): JudgedPlatform {
  const service = new Service({ clock: { now: () => NOW }, seed: { name: "empty" }, retryMs: 1, ...options });
  onTestFinished(() => service.close());
  const plant = (id: string, token: string) =>
    plantUser(service.tables, { user: { id, name: id, promotable: true }, token }, "2026-03-01T00:00:00Z");
  plant(user_id, "first-token");
  plant(other_id, "second-token");
  const face = createPlatformFace(service);
  const fetch: JudgedPlatform["fetch"] = async (input, init) => {
    const request = new Request(input, init);
    const response = toResponse(await face(request));
    await judge(request, response);
    return response;
  };
  const connect = (headers: Record<string, string>) =>
    createPlatformClient({ baseUrl: "https://api.example.com", fetch, headers });
  return {
    service,
    face,
    fetch,
    platform: connect({ Authorization: "Bearer first-token" }),
    other: connect({ Authorization: "Bearer second-token" }),
    anonymous: connect({}),
  };
}
