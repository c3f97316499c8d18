import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { insertionOf } from "#platform/db/insert-rows.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { ledgerEntries, ledgerPostings } from "./tables.ts";

type Account = (typeof ledgerEntries.$inferInsert)["account"];
type About = {
  kind: (typeof ledgerPostings.$inferInsert)["kind"];
  /** What it is about; a kind is posted once for it. */
  referenceId: string;
  orderId?: string | null;
};
/** One amount from one account to another. */
export type Posting = About & { vendorId?: string; amountCents: number; debit: Account; credit: Account };
/** Several accounts at once: debit positive, credit negative, together zero. */
export type CompoundPosting = About & { vendorId?: string; entries: Entry[] };
export type Entry = { account: Account; amountCents: number };

/** A posting's entries, without zero amounts; only a vendor's account names the vendor. */
export function entriesOf(
  posting: (Posting | CompoundPosting) & { id: string },
): (typeof ledgerEntries.$inferInsert)[] {
  return listEntries(posting)
    .filter((entry) => entry.amountCents !== 0)
    .map(({ account, amountCents }) => ({
      postingId: posting.id,
      account,
      amountCents,
      vendorId: account === "vendor_payable" ? (posting.vendorId ?? null) : null,
    }));
}

function listEntries(posting: Posting | CompoundPosting): Entry[] {
  if ("entries" in posting) return posting.entries;
  const { debit, credit, amountCents } = posting;
  return [
    { account: debit, amountCents },
    { account: credit, amountCents: -amountCents },
  ];
}

/**
 * Writes postings in the caller's transaction, without zero amounts. The database refuses a repeated posting, and one
 * that does not sum to zero.
 */
export async function postEntries(
  { db }: Pick<Infra, "db">,
  postings: (Posting | CompoundPosting)[],
): Promise<void> {
  const rows = postings
    .map((posting) => ({ ...posting, id: randomUUID() }))
    .map((posting) => ({ posting, entries: entriesOf(posting) }))
    .filter(({ entries }) => entries.length > 0);
  if (rows.length === 0) return;
  const posted = rows.map(({ posting: { id, kind, referenceId, orderId = null } }) => {
    return { id, kind, referenceId, orderId };
  });
  await db.execute(sql`
    with posted as (${insertionOf(ledgerPostings, posted)})
    ${insertionOf(
      ledgerEntries,
      rows.flatMap(({ entries }) => entries),
    )}`);
}
