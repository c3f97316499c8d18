import { openThread } from "#platform/threads/open-thread.ts";
import type { ReceiptQuestion } from "./receipt-worker.ts";

/** Beside this file: in the sources, and in the bundle. */
const workerFile = new URL(
  import.meta.url.endsWith(".ts") ? "./receipt-worker.ts" : "./receipt-worker.mjs",
  import.meta.url,
);

/** A receipt as a PDF, written in a thread: laying out a long one takes longer than others should wait. */
export const writeInThread = openThread<ReceiptQuestion, Uint8Array<ArrayBuffer>>(workerFile, {
  limitMilliseconds: 15_000,
  mostWaiting: 50,
});
