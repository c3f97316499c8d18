import { recordExport } from "#domains/audit/server/record-export.ts";
import type { ReportRow } from "#domains/reports/contract.ts";
import { monthsOf } from "#domains/reports/report-periods.ts";
import { type ReportName, reportOf } from "#domains/reports/report-table.ts";
import { dollarsOf } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { exportPageSize, readPages, streamCsv } from "#platform/rpc/stream-csv.ts";
import { readBooks } from "./internal/book-months.ts";
import { fillRows } from "./internal/fill-rows.ts";
import { readRows, type Values } from "./internal/read-rows.ts";
import { monthsBefore, spanOf } from "./internal/span-of.ts";

const identity = ["legal_name", "address", "registration_number", "email", "country"];
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A report as CSV, in dollars, read in pages. A yearly one has each quarter's columns. For an admin. */
export async function exportReport(
  ctx: SignedInCtx,
  { report, period }: { report: ReportName; period: string },
): Promise<ReadableStream<Uint8Array>> {
  await recordExport(ctx, "reports");
  const { by, columns: table, isYearly, hasBalance } = reportOf(report);
  const columns = Object.keys(table);
  const books = await readBooks(ctx.db);
  const months = monthsOf(period);
  const span = spanOf(books, months);
  const from = hasBalance ? months[0] : undefined;
  const wide = from ? spanOf(books, [...monthsBefore(books, from), ...months]) : span;
  const readPage = async (after: string | undefined) => {
    const found = await readRows(ctx.db, report, wide, { whose: {}, from, after, limit: exportPageSize + 1 });
    const page = found.slice(0, exportPageSize);
    const items = await fillRows(ctx.db, { report, isPart: false, columns, span }, page);
    return { items, next: found.length > exportPageSize ? page.at(-1)!.sort : null };
  };
  const shown = (name: string, value: number) => ("counts" in table[name]! ? value : dollarsOf(value));
  const cells = (values: Values | undefined) => columns.map((name) => shown(name, values?.[name] ?? 0));
  const rowOf = (row: ReportRow): unknown[] => [
    row.key,
    ...(by === "vendor" ? [row.name] : []),
    ...(isYearly ? identityOf(row) : []),
    ...(hasBalance ? [dollarsOf(row.openingCents ?? 0)] : []),
    ...(isYearly ? [1, 2, 3, 4] : []).flatMap((quarter) =>
      cells(row.quarters.find((one) => one.quarter === quarter)?.values),
    ),
    ...cells(row.values),
    ...(hasBalance ? [dollarsOf(row.closingCents ?? 0)] : []),
  ];
  const heads = columns.map((name) => snake("counts" in table[name]! ? name : `${name}Usd`));
  return streamCsv(ctx, {
    fileName: `cafeto-${report}-${period}.csv`,
    columns: [
      by,
      ...(by === "vendor" ? ["name"] : []),
      ...(isYearly ? identity : []),
      ...(hasBalance ? ["opening_usd"] : []),
      ...(isYearly ? [1, 2, 3, 4] : []).flatMap((quarter) => heads.map((head) => `q${quarter}_${head}`)),
      ...heads,
      ...(hasBalance ? ["closing_usd"] : []),
    ],
    pages: readPages(readPage, rowOf),
  });
}

function identityOf({ identity: who }: ReportRow): unknown[] {
  return [who?.legalName, who?.address, who?.registrationNumber, who?.email, who?.country];
}
