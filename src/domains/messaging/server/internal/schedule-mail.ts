import { messagingJobs } from "#domains/messaging/jobs.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { LockedConversation } from "./lock-conversation.ts";
import { columnsOf } from "./side-columns.ts";

const absenceMs = 600_000;
const hourMs = 3_600_000;

/**
 * When a side is to be mailed about what it has not read: ten minutes after the first unread message, and an hour after
 * the last mail about the conversation. Enqueues the job unless one is waiting.
 */
export async function scheduleMail(
  { db, jobs, clock }: Pick<Infra, "db" | "jobs" | "clock">,
  conversation: LockedConversation,
  recipient: UserType,
): Promise<Date> {
  const columns = columnsOf[recipient];
  const waiting = conversation[columns.mailDueAt];
  if (waiting) return waiting;
  const lastMail = conversation[columns.mailedAt]?.getTime() ?? 0;
  const due = new Date(Math.max(clock.now().getTime() + absenceMs, lastMail + hourMs));
  const data = { conversationId: conversation.id, recipient, dueAt: due.toISOString() };
  await jobs.enqueue(db, messagingJobs.mailUnreadMessages, data, { startAfter: due });
  return due;
}
