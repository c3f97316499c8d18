import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { AppError } from "#kernel/errors.ts";

type Limits = { limitMilliseconds: number; mostWaiting: number };
type Thread<Question, Answer> = { ask(question: Question): Promise<Answer>; stop(): void };

/** Loading its code takes a second or two; a thread that takes this long has died. */
const loadingMilliseconds = 30_000;

const unavailable = () => new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 });

/**
 * Work for a thread of its own, so that it holds up no other requests. Its file posts one message when it is ready, and then
 * one for each question. One is worked on at a time, for `limitMilliseconds` at most; where `mostWaiting` wait already,
 * others are refused at once: SERVICE_UNAVAILABLE. The thread starts with the first question, and anew after one that
 * took too long.
 */
export function openThread<Question, Answer>(
  file: URL,
  { limitMilliseconds, mostWaiting }: Limits,
): (question: Question) => Promise<Answer> {
  let thread: Thread<Question, Answer> | undefined;
  let count = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const ask = async (question: Question): Promise<Answer> => {
    thread ??= startThread(file, limitMilliseconds);
    try {
      return await thread.ask(question);
    } catch (error) {
      thread.stop();
      thread = undefined;
      throw (error as Error).name === "AbortError" ? unavailable() : error;
    }
  };
  return (question) => {
    if (count > mostWaiting) return Promise.reject(unavailable());
    count += 1;
    const mine = turn.then(() => ask(question));
    turn = mine
      .catch(() => {})
      .finally(() => {
        count -= 1;
      });
    return mine;
  };
}

function startThread<Question, Answer>(file: URL, limitMilliseconds: number): Thread<Question, Answer> {
  const worker = new Worker(file);
  worker.unref();
  // One that fails while nothing is asked of it fails the next question.
  worker.on("error", () => {});
  const ready = once(worker, "message", { signal: AbortSignal.timeout(loadingMilliseconds) });
  return {
    async ask(question) {
      await ready;
      worker.postMessage(question);
      const [answer] = await once(worker, "message", { signal: AbortSignal.timeout(limitMilliseconds) });
      return answer as Answer;
    },
    stop: () => void worker.terminate(),
  };
}
