import type { PasswordReason } from "#kernel/procedure.ts";
import { openThread } from "#platform/threads/open-thread.ts";
import type { Question } from "./password-worker.ts";

/** Why a password is too easy to guess; undefined if it isn't. SERVICE_UNAVAILABLE if that can't be found out in time. */
export type Examine = (question: Question) => Promise<PasswordReason | undefined>;

/** Beside this file: in the sources, and in the bundle. */
const workerFile = new URL(
  import.meta.url.endsWith(".ts") ? "./password-worker.ts" : "./password-worker.mjs",
  import.meta.url,
);

/** Examines passwords in a thread, so that no password holds up other requests. */
export function openExaminer(limits: { limitMilliseconds: number; mostWaiting: number }): Examine {
  const ask = openThread<Question, { reason: PasswordReason | undefined }>(workerFile, limits);
  return async (question) => (await ask(question)).reason;
}
