import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { type emails, suppressedAddresses } from "./tables.ts";

type Suppressed = typeof suppressedAddresses.$inferSelect;
type Message = Pick<typeof emails.$inferSelect, "recipient" | "isSecret">;

/** Whether a mail must not be sent: to a complainer, what signs them in still is. */
export async function isSuppressed(db: Db, { recipient, isSecret }: Message): Promise<boolean> {
  const [row] = await db
    .select()
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.address, recipient.toLowerCase()));
  return row !== undefined && (row.reason === "rejected" || !isSecret);
}

/** Sends nothing more to an address. False if it is suppressed already. */
export async function suppress(
  db: Db,
  { address, ...why }: Pick<Suppressed, "address" | "reason" | "note">,
): Promise<boolean> {
  const added = await db
    .insert(suppressedAddresses)
    .values({ address: address.toLowerCase(), ...why })
    .onConflictDoNothing()
    .returning({ address: suppressedAddresses.address });
  return added.length > 0;
}

/** Sends to these addresses again; returns how many of them were suppressed. What was withheld stays unsent. */
export async function release(db: Db, addresses: readonly string[]): Promise<number> {
  const released = await db
    .delete(suppressedAddresses)
    .where(
      inArray(
        suppressedAddresses.address,
        addresses.map((address) => address.toLowerCase()),
      ),
    )
    .returning({ address: suppressedAddresses.address });
  return released.length;
}

/** The suppressed addresses, the latest `limit` first. */
export const readSuppressed = (db: Db, limit: number): Promise<Suppressed[]> =>
  db
    .select()
    .from(suppressedAddresses)
    .orderBy(desc(suppressedAddresses.createdAt), suppressedAddresses.address)
    .limit(limit);
