import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { invitationMail, type MembershipNews, membershipMail } from "#domains/team/email/team-mails.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { teamInvitations } from "../tables.ts";

type Invitation = Pick<typeof teamInvitations.$inferSelect, "id" | "email" | "role" | "sentAt" | "expiresAt">;

/**
 * Mails the link of an invitation, in the language of the account with that address, else in the inviting owner's. In
 * the caller's transaction.
 */
export async function queueInvitationMail(
  tx: SignedInCtx,
  { id, email, role, sentAt, expiresAt }: Invitation,
  token: string,
): Promise<void> {
  const [known] = await tx.db.select({ language: users.language }).from(users).where(eq(users.email, email));
  const reader = mailReader({ name: "", language: known?.language ?? tx.language });
  const company = tx.caller.vendor!.companyName;
  await queueEmail(tx, {
    onceKey: `team-invitation:${id}:${sentAt.getTime()}`,
    ...{ recipient: email, language: reader.language },
    ...invitationMail(reader, { company, role, token, expiresAt, publicUrl: tx.config.publicUrl }),
  });
}

/** Tells a member what the owner decided about their membership, in their language. In the caller's transaction. */
export async function queueMembershipMail(
  tx: SignedInCtx,
  memberId: string,
  news: MembershipNews,
): Promise<void> {
  const [member] = await tx.db.select().from(users).where(eq(users.id, memberId));
  const reader = mailReader(member!);
  const company = tx.caller.vendor!.companyName;
  await queueEmail(tx, {
    onceKey: `team-${news.kind}:${memberId}:${randomUUID()}`,
    ...{ recipient: member!.email, language: reader.language },
    ...membershipMail(reader, news, { company, publicUrl: tx.config.publicUrl }),
  });
}
