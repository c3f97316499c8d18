import { stringify } from "csv-stringify/sync";
import { translator } from "#i18n/translator.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readLines, readOpening } from "./internal/statement-lines.ts";

const mostLines = 20_000;
type Table = { fileName: string; csv: string; isComplete: boolean };

/**
 * A month of the caller's account as CSV in their language: date, order, kind, dollars, balance. At most 20,000
 * lines; safe from spreadsheet formulas. For a vendor.
 */
export async function exportStatement(
  { db, caller, language }: SignedInCtx,
  { month }: { month: string },
): Promise<Table> {
  const vendorId = caller.vendor!.id;
  const t = translator(language);
  const [openingCents, found] = await Promise.all([
    readOpening(db, vendorId, month),
    readLines(db, vendorId, month, { limit: mostLines + 1 }),
  ]);
  let balanceCents = openingCents;
  const rows = found.slice(0, mostLines).map((line) => {
    balanceCents += line.amountCents;
    const what = t(`payouts:statement.kinds.${line.kind}`);
    return [line.at, line.orderNumber ?? "", what, line.amountCents / 100, balanceCents / 100];
  });
  const columns = ["date", "order", "kind", "amount", "balance"];
  const opening = [`${month}-01T00:00:00.000Z`, "", t("payouts:statement.opening"), 0, openingCents / 100];
  const csv = stringify([columns.map((name) => t(`payouts:statement.csv.${name}`)), opening, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    cast: { number: (value, { index }) => (index === 1 ? String(value) : value.toFixed(2)) },
  });
  return { fileName: `cafeto-${month}.csv`, csv, isComplete: found.length <= mostLines };
}
