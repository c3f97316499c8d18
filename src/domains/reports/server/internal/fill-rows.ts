import { inArray } from "drizzle-orm";
import type { ReportRow } from "#domains/reports/contract.ts";
import { type ReportName, reportOf } from "#domains/reports/report-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { type RawRow, readQuarters, type Values } from "./read-rows.ts";
import type { Span } from "./summed.ts";

type About = { report: ReportName; isPart: boolean; columns: readonly string[]; span: Span };

const valuesOf = (columns: readonly string[], row: Record<string, unknown>): Values =>
  Object.fromEntries(columns.map((name) => [name, Number(row[name])]));

/** A page's rows with what a report shows besides its columns: balances, quarters, and who each vendor is. */
export async function fillRows(db: Db, about: About, found: readonly RawRow[]): Promise<ReportRow[]> {
  const { report, isPart, columns, span } = about;
  const { by, total, hasBalance, isYearly } = reportOf(report);
  const ids = by === "vendor" && !isPart ? found.map(({ key }) => key) : [];
  const [quarters, identities] = await Promise.all([
    isYearly && ids.length > 0 ? readQuarters(db, report, span, ids) : [],
    isYearly && ids.length > 0 ? readIdentities(db, ids) : [],
  ]);
  return found.map((row) => {
    const values = valuesOf(columns, row);
    const openingCents = hasBalance && !isPart ? Number(row["opening"]) : null;
    return {
      ...{ key: row.key, name: typeof row["name"] === "string" ? row["name"] : null, values, openingCents },
      closingCents: openingCents === null ? null : openingCents + values[total]!,
      identity: identities.find(({ id }) => id === row.key) ?? null,
      quarters: quarters
        .filter(({ vendor_id: vendorId }) => (vendorId as unknown) === row.key)
        .map((one) => ({ quarter: one.quarter, values: valuesOf(columns, one) })),
    };
  });
}

function readIdentities(db: Db, ids: string[]) {
  return db
    .select({
      id: vendors.id,
      legalName: vendors.legalName,
      address: vendors.registeredAddress,
      registrationNumber: vendors.registrationNumber,
      email: vendors.contactEmail,
      country: vendors.country,
    })
    .from(vendors)
    .where(inArray(vendors.id, ids));
}
