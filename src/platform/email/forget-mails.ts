import { inArray, like, or } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { release } from "./suppression.ts";
import { emails } from "./tables.ts";

/**
 * Deletes every mail and text message to these addresses and numbers, sent or not, and that they are suppressed; in the
 * caller's transaction.
 */
export async function forgetMails(db: Db, recipients: readonly string[]): Promise<void> {
  await db.delete(emails).where(inArray(emails.recipient, [...recipients]));
  await release(db, recipients);
}

/** Deletes the mails of these occasions, to any recipient; each is the beginning of a `onceKey`. In the caller's transaction. */
export async function forgetMailsAbout(db: Db, occasions: readonly string[]): Promise<void> {
  if (occasions.length === 0) return;
  await db.delete(emails).where(or(...occasions.map((occasion) => like(emails.onceKey, `${occasion}%`))));
}
