import type { Doors } from "#platform/rpc/context.ts";
import type { emails } from "./tables.ts";

const dayMilliseconds = 86_400_000;
/** The job that ends a message must find its day over, whatever clock wrote its row. */
const graceMilliseconds = 60_000;

type Clocked = Pick<Doors, "clock">;

/** Whether a message of which nothing is kept has waited a day for its sending: then it goes unsent. */
export function isOver({ clock }: Clocked, message: typeof emails.$inferSelect): boolean {
  return message.deleteOnceSent && clock.now().getTime() - message.createdAt.getTime() >= dayMilliseconds;
}

/** Enqueues the sending of a message and, where nothing of it is kept, its end a day later. */
export async function enqueueSending(
  { db, jobs, clock }: Pick<Doors, "db" | "jobs" | "clock">,
  job: "send-email" | "send-sms",
  message: typeof emails.$inferSelect,
): Promise<void> {
  const data = { emailId: message.id };
  await jobs.enqueue(db, job, data);
  const startAfter = new Date(clock.now().getTime() + dayMilliseconds + graceMilliseconds);
  if (message.deleteOnceSent) await jobs.enqueue(db, job, data, { startAfter });
}
