import { createHash } from "node:crypto";
import { type AccountMail, accountMail } from "#domains/auth/email/account-mail.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";

type Recipient = { id: string; name: string; email: string; language: string };
type Mail = { once: string } & AccountMail;

/** Queues an account mail in the user's language. `once` names the occasion, so that it is mailed once. */
export async function queueAccountMail(infra: Infra, person: Recipient, mail: Mail): Promise<void> {
  const reader = mailReader(person);
  const occasion = createHash("sha256").update(mail.once).digest("hex").slice(0, 24);
  await inTransaction(infra, (tx) =>
    queueEmail(tx, {
      onceKey: `${mail.kind}:${person.id}:${occasion}`,
      recipient: person.email,
      language: reader.language,
      ...accountMail(reader, mail),
      isSecret: true,
    }),
  );
}
