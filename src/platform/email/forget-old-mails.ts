import { and, isNotNull, lt } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { emails } from "./tables.ts";

const keptMilliseconds = 30 * 86_400_000;

/** Forgets what was sent more than 30 days ago. What was never sent stays, for whoever sets up the sending. */
export async function forgetOldMails({ db, clock }: Pick<Doors, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMilliseconds);
  await db.delete(emails).where(and(isNotNull(emails.sentAt), lt(emails.sentAt, before)));
}
