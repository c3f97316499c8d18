import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, lineOfText, linesOfText, nothing, streamedFile } from "#kernel/schemas.ts";
import { monthPattern, periodPattern } from "./report-periods.ts";
import {
  closingBlockers,
  closingReasonBounds,
  figures,
  fitsPeriod,
  placePattern,
  type ReportName,
  reportNames,
} from "./report-table.ts";

const tags = ["Reports"];
const count = z.number().int();
const month = z.string().regex(monthPattern).describe("A calendar month in UTC: `2026-11`");
const period = z
  .string()
  .regex(periodPattern)
  .describe("A month, quarter or year: `2026-11`, `2026-Q4`, `2026`");
const place = z
  .string()
  .regex(placePattern)
  .describe("A country, or a state of the United States: `CO`, `US-OR`");
const reason = linesOfText(closingReasonBounds[1]).min(closingReasonBounds[0]);

/** By the names of the report's columns: amounts in cents, and counts. */
const values = z.record(z.string(), count);

/** Who a vendor is, as it stated itself (R63). */
const identity = z.object({
  legalName: z.string().nullable(),
  address: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  email: z.string().nullable(),
  country: z.string(),
});

const row = z.object({
  key: z.string().describe("A month, a place, or a vendor's id"),
  name: z.string().nullable().describe("A vendor's"),
  openingCents: cents.nullable(),
  closingCents: cents.nullable(),
  values,
  identity: identity.nullable(),
  quarters: z.array(z.object({ quarter: count, values })),
});
export type ReportRow = z.infer<typeof row>;

const bookMonth = z.object({
  month,
  closedAt: isoTime.nullable(),
  closedBy: z.string().nullable().describe("Null while it is open, and once the account is deleted"),
  reason: z.string().nullable(),
  hash: z.string().nullable().describe("SHA-256 of the month's sums and of the month before"),
});
export type BookMonth = z.infer<typeof bookMonth>;

const reportView = z.object({
  report: z.enum(reportNames),
  period,
  by: z.enum(["month", "place", "vendor"]),
  whose: z.string().nullable().describe("The vendor's name or the place that it is narrowed to"),
  rows: z.array(row),
  next: z.string().nullable(),
  totals: values,
  openingCents: cents.nullable(),
  closingCents: cents.nullable(),
  ledgerCents: cents.nullable().describe("What the ledger says of the same total; null for a part"),
  differenceCents: cents.nullable().describe("Report less ledger"),
  months: z.array(bookMonth).describe("Of the period, as far as they have begun"),
  isIntact: z.boolean().nullable().describe("Of one closed month: whether its sums still give its hash"),
  first: month.nullable().describe("The first month with an order"),
  current: month,
});
export type ReportView = z.infer<typeof reportView>;

const line = z.object({
  id: z.string(),
  at: isoTime,
  figure: z.enum(figures),
  orderId: idSchema.nullable(),
  orderNumber: count.nullable(),
  vendorId: idSchema,
  vendor: z.string(),
  amountCents: cents.describe("With its sign in the report's total"),
});
export type ReportLine = z.infer<typeof line>;

const whose = { vendorId: idSchema.optional(), place: place.optional() };
const asked = z.strictObject({ report: z.enum(reportNames), period });
const fits = ({ report, period: wanted }: { report: ReportName; period?: string | undefined }) =>
  wanted === undefined || fitsPeriod(report, wanted);

export const reports = {
  getReport: procedure("admin", ["NOT_FOUND"], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/admin/book-reports",
      summary:
        "A report of a month, quarter or year, the current one by default, compared with the ledger; rows in pages of 50",
      tags,
    })
    .input(
      asked
        .extend({ period: period.optional(), ...whose, after: lineOfText(300).optional() })
        .refine(fits, { path: ["period"] }),
    )
    .output(reportView),
  listReportLines: procedure("admin", [], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/admin/book-report-lines",
      summary: "What a report's total is made of in one month, oldest first in pages of 50",
      tags,
    })
    .input(
      z.strictObject({ report: z.enum(reportNames), month, ...whose, after: z.string().max(60).optional() }),
    )
    .output(z.object({ items: z.array(line), next: z.string().nullable() })),
  exportReport: procedure("admin", [], { permission: "money.read" })
    .route({ method: "GET", path: "/api/admin/book-reports-csv", summary: "A report as a CSV file", tags })
    .input(asked.refine(fits, { path: ["period"] }))
    .output(streamedFile),
  listBookMonths: procedure("admin", [], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/admin/book-months",
      summary: "The months that are over, the latest first, which is closed next, and what keeps it open",
      tags,
    })
    .input(nothing)
    .output(
      z.object({
        months: z.array(bookMonth),
        next: month.nullable(),
        blockers: z.array(z.enum(closingBlockers)),
        reopening: z
          .object({ month, requestedBy: z.string().nullable(), isOwn: z.boolean() })
          .nullable()
          .describe("What waits for a second administrator"),
      }),
    ),
  closeMonth: procedure("admin", ["CONFLICT", "MONTH_NOT_READY"], { permission: "money.manage" })
    .route({
      method: "POST",
      path: "/api/admin/book-months/{month}/close",
      summary: "Closes a month: nothing can be posted in it, and its reports stay as they are",
      tags,
    })
    .input(z.strictObject({ month, reason }))
    .output(bookMonth),
  requestReopening: procedure("admin", ["CONFLICT"], { permission: "money.manage" })
    .route({
      method: "POST",
      path: "/api/admin/book-months/{month}/reopen",
      summary: "Asks a second administrator to open the last closed month again",
      tags,
    })
    .input(z.strictObject({ month, reason, requestId: idSchema }))
    .output(z.object({ approvalId: idSchema })),
};
