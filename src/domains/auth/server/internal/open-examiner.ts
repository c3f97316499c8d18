import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { AppError } from "#kernel/errors.ts";
import type { PasswordReason } from "#kernel/procedure.ts";
import type { Question } from "./password-worker.ts";

/** Why a password is too easy to guess; undefined if it isn't. SERVICE_UNAVAILABLE if that can't be found out in time. */
export type Examine = (question: Question) => Promise<PasswordReason | undefined>;

type Thread = { examine: Examine; stop(): void };

/** Loading the word lists takes a second or two; a thread that takes this long has died. */
const loadingMilliseconds = 30_000;

const unavailable = () => new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 });
/** Beside this file: in the sources, and in the bundle. */
const workerFile = new URL(
  import.meta.url.endsWith(".ts") ? "./password-worker.ts" : "./password-worker.mjs",
  import.meta.url,
);

/**
 * Examines passwords in a thread, so that no password holds up other requests. One is examined at a time, for
 * `limitMilliseconds` at most; where `mostWaiting` wait already, others are refused at once. The thread starts with the
 * first password, and anew after one that took too long.
 */
export function openExaminer(limits: { limitMilliseconds: number; mostWaiting: number }): Examine {
  let thread: Thread | undefined;
  let count = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const examine: Examine = async (question) => {
    thread ??= startThread(limits.limitMilliseconds);
    try {
      return await thread.examine(question);
    } catch (error) {
      thread.stop();
      thread = undefined;
      throw (error as Error).name === "AbortError" ? unavailable() : error;
    }
  };
  return (question) => {
    if (count > limits.mostWaiting) return Promise.reject(unavailable());
    count += 1;
    const mine = turn.then(() => examine(question));
    turn = mine
      .catch(() => {})
      .finally(() => {
        count -= 1;
      });
    return mine;
  };
}

function startThread(limitMilliseconds: number): Thread {
  const worker = new Worker(workerFile);
  worker.unref();
  // One that fails while nothing is asked of it fails the next question.
  worker.on("error", () => {});
  const ready = once(worker, "message", { signal: AbortSignal.timeout(loadingMilliseconds) });
  return {
    async examine(question) {
      await ready;
      worker.postMessage(question);
      const [message] = await once(worker, "message", { signal: AbortSignal.timeout(limitMilliseconds) });
      return (message as { reason: PasswordReason | undefined }).reason;
    },
    stop: () => void worker.terminate(),
  };
}
