import { type Statement, statementKinds } from "#domains/payouts/shapes.ts";
import { sumCents } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readLines, readOpening, readSums } from "./internal/statement-lines.ts";

const pageSize = 25;

const monthOf = (time: Date) => time.toISOString().slice(0, "2026-11".length);

/**
 * A month (UTC) of the caller's account with opening and closing balance, in cents; its lines in pages of 25, oldest
 * first. The current month by default. For a vendor.
 */
export async function getStatement(
  { db, caller, clock }: SignedInCtx,
  { month: named, page }: { month?: string | undefined; page: number },
): Promise<Statement> {
  const lastMonth = monthOf(clock.now());
  const month = named ?? lastMonth;
  const vendorId = caller.vendor!.id;
  const [openingCents, sums, items] = await Promise.all([
    readOpening(db, vendorId, month),
    readSums(db, vendorId, month),
    readLines(db, vendorId, month, { limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  const place = (kind: (typeof statementKinds)[number]) => statementKinds.indexOf(kind);
  return {
    ...{ month, firstMonth: monthOf(caller.memberSince), lastMonth },
    openingCents,
    closingCents: openingCents + sumCents(sums.map((sum) => sum.amountCents)),
    sums: sums
      .sort((a, b) => place(a.kind) - place(b.kind))
      .map(({ kind, amountCents }) => ({ kind, amountCents })),
    lines: { items, total: sumCents(sums.map((sum) => sum.lines)), page, pageSize },
  };
}
