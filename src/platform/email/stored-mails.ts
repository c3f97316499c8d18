import { desc, eq } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { emails } from "./tables.ts";

/** The mails written last, newest first, without their texts. For development. */
export const listStoredMails = ({ db }: Pick<Infra, "db">) =>
  db
    .select({
      id: emails.id,
      recipient: emails.recipient,
      subject: emails.subject,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .orderBy(desc(emails.createdAt))
    .limit(100);

/** A mail as it was rendered. For development. */
export async function findStoredMail({ db }: Pick<Infra, "db">, id: string) {
  const [mail] = await db
    .select({ html: emails.html, text: emails.text })
    .from(emails)
    .where(eq(emails.id, id));
  return mail;
}
