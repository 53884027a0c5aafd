/** The options that let any number of sandboxes be served side by side. */
export const FREE_PORTS = { platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 } as const;
