import { lt, sql } from "drizzle-orm";
import { expiryOf, retention } from "#kernel/retention.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { emails } from "./tables.ts";

/** Deletes mails that were sent or withheld longer ago than R66 keeps them. Unsent ones stay, until sending is configured. */
export async function forgetOldMails({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const before = expiryOf(retention.mails, clock.now());
  await db.delete(emails).where(lt(sql`coalesce(${emails.sentAt}, ${emails.withheldAt})`, before));
}
