import { and, isNotNull, lt } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { emails } from "./tables.ts";

const keptMilliseconds = 30 * 86_400_000;

/** Deletes mails sent more than 30 days ago. Unsent ones stay, until sending is configured. */
export async function forgetOldMails({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMilliseconds);
  await db.delete(emails).where(and(isNotNull(emails.sentAt), lt(emails.sentAt, before)));
}
