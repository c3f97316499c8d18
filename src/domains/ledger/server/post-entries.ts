import { randomUUID } from "node:crypto";
import type { Doors } from "#platform/rpc/context.ts";
import { ledgerEntries, ledgerPostings } from "./tables.ts";

type Account = (typeof ledgerEntries.$inferInsert)["account"];
export type Posting = {
  kind: (typeof ledgerPostings.$inferInsert)["kind"];
  /** What it is about; a kind is posted once for it. */
  referenceId: string;
  orderId: string;
  vendorId?: string;
  amountCents: number;
  debit: Account;
  credit: Account;
};

/** A posting's two entries; only a vendor's account carries the vendor. */
export function entriesOf(posting: Posting & { id: string }): (typeof ledgerEntries.$inferInsert)[] {
  const entry = (account: Account, amountCents: number) => ({
    postingId: posting.id,
    account,
    amountCents,
    vendorId: account === "vendor_payable" ? (posting.vendorId ?? null) : null,
  });
  return [entry(posting.debit, posting.amountCents), entry(posting.credit, -posting.amountCents)];
}

/** Writes pairs of debit and credit, in the caller's transaction; pairs of nothing are left out. The database refuses a second posting of the same. */
export async function postEntries({ db }: Pick<Doors, "db">, postings: Posting[]): Promise<void> {
  const rows = postings
    .filter((posting) => posting.amountCents !== 0)
    .map((posting) => ({ ...posting, id: randomUUID() }));
  if (rows.length === 0) return;
  await db
    .insert(ledgerPostings)
    .values(rows.map(({ id, kind, referenceId, orderId }) => ({ id, kind, referenceId, orderId })));
  await db.insert(ledgerEntries).values(rows.flatMap(entriesOf));
}
