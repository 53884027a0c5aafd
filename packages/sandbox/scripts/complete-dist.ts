/** Adds to `dist/` what the compiler does not write. One process for all of it: to start one takes longer than the work. */
import "./copy-bundles.ts";
import "./copy-dashboard.ts";
import "./bundle-cli.ts";
