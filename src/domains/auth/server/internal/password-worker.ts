import { parentPort } from "node:worker_threads";
import { findWeakness } from "./find-weakness.ts";

/** Examines passwords in a thread of its own, one after the other (`open-examiner.ts`). */
export type Question = { password: string; personal: readonly string[] };

const port = parentPort!;
// Loads the word lists before the first question's time begins.
findWeakness("", []);
port.postMessage("ready");
port.on("message", ({ password, personal }: Question) =>
  port.postMessage({ reason: findWeakness(password, personal) }),
);
