import path from "node:path";
import { runPages } from "../bench/pages/run-pages.ts";

runPages(path.resolve(import.meta.dirname, "..")).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error instanceof RangeError ? error.message : error);
    process.exit(1);
  },
);
