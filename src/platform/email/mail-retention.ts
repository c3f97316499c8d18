import type { Job } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { emails } from "./tables.ts";

type Stored = typeof emails.$inferSelect;

const dayMilliseconds = 86_400_000;
/** The job that deletes a message must find it expired, whichever process's clock wrote the row. */
const graceMilliseconds = 60_000;

type Clocked = Pick<Infra, "clock">;

/** Whether an ephemeral message has waited for its sending for a day: then it is not sent anymore. */
export function isOver({ clock }: Clocked, message: Stored): boolean {
  return message.deleteOnceSent && clock.now().getTime() - message.createdAt.getTime() >= dayMilliseconds;
}

/** Enqueues the sending of messages and, of those that are ephemeral, the deletion a day later. */
export async function enqueueSending(
  { db, jobs, clock }: Pick<Infra, "db" | "jobs" | "clock">,
  job: Job<{ emailId: string }>,
  messages: readonly Pick<Stored, "id" | "deleteOnceSent">[],
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + dayMilliseconds + graceMilliseconds);
  const waiting = messages.flatMap(({ id, deleteOnceSent }) => {
    const data = { emailId: id };
    return deleteOnceSent ? [{ data }, { data, startAfter }] : [{ data }];
  });
  await jobs.enqueueAll(db, job, waiting);
}
