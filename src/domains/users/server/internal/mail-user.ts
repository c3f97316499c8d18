import { randomUUID } from "node:crypto";
import { type UserMail, userMail } from "#domains/users/email/user-mails.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Recipient = { name: string; email: string; language: string };

/** Mails a person, in their language, what was decided about their account; in the caller's transaction. */
export async function mailUser(tx: Infra, person: Recipient, mail: UserMail): Promise<void> {
  const reader = mailReader(person);
  await queueEmail(tx, {
    onceKey: `user-${mail.kind}:${randomUUID()}`,
    ...{ recipient: person.email, language: reader.language },
    ...userMail(reader, mail, tx.config.publicUrl),
  });
}
