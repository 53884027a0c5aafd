import { Hono } from "hono";
import type { Service } from "../service.ts";

/** Serves the platform API v2. */
export function createPlatformFace(_service: Service): Hono {
  return new Hono();
}
