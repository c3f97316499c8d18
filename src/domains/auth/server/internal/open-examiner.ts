import type { PasswordReason } from "#kernel/procedure.ts";
import { openThread } from "#platform/threads/open-thread.ts";
import { workerFile } from "#platform/threads/worker-file.ts";
import type { Question } from "./password-worker.ts";

/** Why a password is too easy to guess; undefined if it isn't. SERVICE_UNAVAILABLE if that can't be found out in time. */
export type Examine = (question: Question) => Promise<PasswordReason | undefined>;

/** Examines passwords in a thread, so that no password holds up other requests. */
export function openExaminer(limits: { limitMilliseconds: number; mostWaiting: number }): Examine {
  const ask = openThread<Question, { reason: PasswordReason | undefined }>(
    workerFile("password-worker", import.meta.url),
    limits,
  );
  return async (question) => (await ask(question)).reason;
}
