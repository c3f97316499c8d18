import { openThread } from "#platform/threads/open-thread.ts";
import { workerFile } from "#platform/threads/worker-file.ts";
import type { ReceiptQuestion } from "./receipt-worker.ts";

/** A receipt as a PDF, written in a thread: laying out a long one takes longer than others should wait. */
export const writeInThread = openThread<ReceiptQuestion, Uint8Array<ArrayBuffer>>(
  workerFile("receipt-worker", import.meta.url),
  { limitMilliseconds: 15_000, mostWaiting: 50 },
);
