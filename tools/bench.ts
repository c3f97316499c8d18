import path from "node:path";
import { runBench } from "../bench/run-bench.ts";

runBench(path.resolve(import.meta.dirname, "..")).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error instanceof RangeError ? error.message : error);
    process.exit(1);
  },
);
