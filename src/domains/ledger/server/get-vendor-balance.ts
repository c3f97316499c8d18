import { and, eq, sum } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { ledgerEntries } from "./tables.ts";

/** What the platform owes a vendor, in cents; negative if the vendor owes. The caller has checked whose shop it is. */
export async function getVendorBalance(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ debit: sum(ledgerEntries.amountCents).mapWith(ledgerEntries.amountCents) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, "vendor_payable"), eq(ledgerEntries.vendorId, vendorId)));
  return 0 - (row?.debit ?? 0);
}
