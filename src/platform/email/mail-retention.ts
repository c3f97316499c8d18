import type { Job } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { emails } from "./tables.ts";

const dayMilliseconds = 86_400_000;
/** The job that deletes a message must find it expired, whichever process's clock wrote the row. */
const graceMilliseconds = 60_000;

type Clocked = Pick<Infra, "clock">;

/** Whether an ephemeral message has waited for its sending for a day: then it is not sent anymore. */
export function isOver({ clock }: Clocked, message: typeof emails.$inferSelect): boolean {
  return message.deleteOnceSent && clock.now().getTime() - message.createdAt.getTime() >= dayMilliseconds;
}

/** Enqueues the sending of a message and, if the message is ephemeral, its deletion a day later. */
export async function enqueueSending(
  { db, jobs, clock }: Pick<Infra, "db" | "jobs" | "clock">,
  job: Job<{ emailId: string }>,
  message: typeof emails.$inferSelect,
): Promise<void> {
  const data = { emailId: message.id };
  await jobs.enqueue(db, job, data);
  const startAfter = new Date(clock.now().getTime() + dayMilliseconds + graceMilliseconds);
  if (message.deleteOnceSent) await jobs.enqueue(db, job, data, { startAfter });
}
