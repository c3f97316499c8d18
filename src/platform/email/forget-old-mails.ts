import { lt, sql } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { emails } from "./tables.ts";

/** Deletes mails that were sent or withheld longer ago than R66 keeps them. Unsent ones stay, until sending is configured. */
export async function forgetOldMails(infra: Forgetting): Promise<void> {
  const { db } = infra;
  const before = await expiredBefore(infra, "mails");
  await db.delete(emails).where(lt(sql`coalesce(${emails.sentAt}, ${emails.withheldAt})`, before));
}
