import { inArray } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { emails } from "./tables.ts";

/** Deletes every mail and text message to these addresses and numbers, sent or not, in the caller's transaction. */
export async function forgetMails(db: Db, recipients: readonly string[]): Promise<void> {
  await db.delete(emails).where(inArray(emails.recipient, [...recipients]));
}
