import { and, desc, eq, gt } from "drizzle-orm";
import type { messagingJobs } from "#domains/messaging/jobs.ts";
import { otherSide, type UserType } from "#domains/messaging/message-rules.ts";
import { wantsMail } from "#domains/notifications/server/wants-mail.ts";
import { AppError } from "#kernel/errors.ts";
import type { JobData } from "#kernel/jobs.ts";
import { queueEmail } from "#platform/email/outbox.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { unreadMessages } from "../email/unread-messages.tsx";
import { type LockedConversation, lockConversation } from "./internal/lock-conversation.ts";
import { unscopedMailFacts } from "./internal/mail-facts.ts";
import { columnsOf } from "./internal/side-columns.ts";
import { conversations, messages } from "./tables.ts";

const mostQuoted = 10;

/**
 * Job `mail-unread-messages`: mails a side what it has not read for ten minutes, with the texts and a link to answer; at
 * most once per conversation and hour. Does nothing once they were read, nor for who does not want such mails. The mail is deleted when it is sent: it quotes a
 * person, who may erase their account.
 */
export async function mailUnreadMessages(
  infra: Infra,
  { conversationId, recipient, dueAt }: JobData<typeof messagingJobs.mailUnreadMessages>,
): Promise<void> {
  const columns = columnsOf[recipient];
  await inTransaction(infra, async (tx) => {
    const conversation = await lockConversation(
      tx,
      and(eq(conversations.id, conversationId), eq(conversations[columns.mailDueAt], new Date(dueAt)))!,
    ).catch(noneIfNotFound);
    if (!conversation) return;
    await queueMail(tx, conversation, recipient);
    await tx.db
      .update(conversations)
      .set({
        [columns.mailDueAt]: null,
        [columns.mailedAt]: tx.clock.now(),
        [columns.mailedPosition]: conversation.messageCount,
      })
      .where(eq(conversations.id, conversationId));
  });
}

/** It was erased, read, or scheduled anew. Any other failure fails the job, which is then repeated. */
function noneIfNotFound(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === "NOT_FOUND")) throw error;
}

async function queueMail(tx: Infra, conversation: LockedConversation, recipient: UserType): Promise<void> {
  const userId = recipient === "buyer" ? conversation.buyerId : conversation.ownerId;
  if (userId && !(await wantsMail(tx, userId, "messages"))) return;
  const facts = await unscopedMailFacts(tx, conversation.id, recipient);
  const quoted = await listUnmailed(tx, conversation, recipient);
  if (!facts || quoted.length === 0) return;
  const { reader, email: recipientEmail, ...about } = facts;
  await queueEmail(tx, {
    onceKey: `message:${conversation.id}:${recipient}:${conversation.messageCount}`,
    ...{ recipient: recipientEmail, language: reader.language },
    deleteOnceSent: true,
    ...unreadMessages(reader, {
      ...about,
      texts: quoted,
      href: `${tx.config.publicUrl}/messages/${conversation.id}`,
    }),
  });
}

/** What the recipient has neither read nor been mailed, the latest ten in their order. */
async function listUnmailed({ db }: Infra, conversation: LockedConversation, recipient: UserType) {
  const { readPosition, mailedPosition } = columnsOf[recipient];
  const rows = await db
    .select({ content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.senderType, otherSide(recipient)),
        gt(messages.position, Math.max(conversation[readPosition], conversation[mailedPosition])),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(mostQuoted);
  return rows.reverse().map(({ content }) => content);
}
