import path from "node:path";
import { runPress } from "../bench/pages/run-press.ts";

runPress(path.resolve(import.meta.dirname, "..")).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error instanceof RangeError ? error.message : error);
    process.exit(1);
  },
);
