/**
 * For `node --import`: keeps what Node compiles of the scripts and of the libraries that they load, since short tasks spend
 * most of their time on that. Node itself tells what is still true.
 */
import module from "node:module";
import { fileURLToPath } from "node:url";

module.enableCompileCache?.(fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)));
