import { Hono } from "hono";
import type { FaceName } from "../request-log.ts";
import type { Service } from "../service.ts";

/** Serves the control API, and the dashboard at its root. */
export function createControlFace(_service: Service, _urls: Readonly<Record<FaceName, string>>): Hono {
  return new Hono();
}
