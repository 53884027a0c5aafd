// Helpers for tests, as a library exports them: their declarations are emitted, too.
import { createControlClient, createSandbox, startSandbox } from "@social-api/sandbox";

export const start = () => startSandbox({ platformPort: 0 });
export const sandbox = createSandbox();
export const control = createControlClient({ baseUrl: sandbox.urls.control, fetch: sandbox.fetch });
export const fail = (times: number) => control.createFault({ times, outcome: { kind: "server-error" } });
export const { exportState, resetState, listDeliveries, POST, request, use } = control;
export const stateOf = () => control.GET("/sandbox/export");
