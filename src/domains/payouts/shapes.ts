import * as z from "zod";
import { cents, countryCode, idSchema, isoTime, pageOf } from "#kernel/schemas.ts";

/** A calendar month, in UTC: `2026-11`. */
export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

export const balance = z.object({
  nowCents: cents.describe("All that is owed; negative where the vendor owes"),
  pendingCents: cents.describe("Of parcels that are paid and whose money is not available yet (R55)"),
  availableCents: cents.describe("Delivered and not yet paid out, less what was given back"),
  underWayCents: cents.describe("Left for the vendor's account and not yet arrived"),
  paidOutCents: cents.describe("All payouts that arrived, less what was taken back of them"),
  pendingCommissionCents: cents.describe("Fees on parcels that are delivered and not yet settled"),
  pendingParcels: z.number().int(),
  nextPayoutAt: isoTime,
  rule: z
    .object({ smallestCents: cents, afterReceiptDays: z.number().int(), afterDispatchDays: z.number().int() })
    .describe("The smallest payout, and after how many days a parcel's money is available now"),
});
export type Balance = z.infer<typeof balance>;

export const payout = z.object({
  id: idSchema,
  method: z.enum(["automatic", "manual"]),
  state: z.enum(["started", "paid", "failed"]),
  amountCents: cents,
  takenBackCents: cents.describe("Of it, what the card provider took back: it is in the balance again"),
  parcels: z.number().int().describe("How many parcels it settled"),
  note: z.string().nullable(),
  createdAt: isoTime,
  settledAt: isoTime.nullable(),
});
export type Payout = z.infer<typeof payout>;

/** How far the card provider has verified a vendor's account. */
export const verification = z.object({
  state: z
    .enum(["none", "incomplete", "ready"])
    .describe("Whether the card provider pays out to the vendor, as it last said"),
  missingCount: z.number().int().describe("How many things the provider still asks for"),
  syncedAt: isoTime.nullable(),
});
export type Verification = z.infer<typeof verification>;

export const account = verification.extend({
  country: countryCode,
  canChange: z.boolean().describe("Whether this session showed a second factor"),
});
export type PayoutAccount = z.infer<typeof account>;

/** The kind of a statement's line. A returned payout is a `reversal`. */
export const statementKinds = [
  "sale",
  "commission",
  "shipping",
  "subsidy",
  "refund",
  "reversal",
  "payout",
  "dispute_fee",
  "relief",
  "transfer_reversal",
] as const;
export type StatementKind = (typeof statementKinds)[number];

export const statement = z.object({
  month,
  firstMonth: month.describe("Since when there is something to state"),
  lastMonth: month,
  openingCents: cents,
  closingCents: cents,
  sums: z.array(z.object({ kind: z.enum(statementKinds), amountCents: cents })),
  lines: pageOf(
    z.object({
      at: isoTime,
      kind: z.enum(statementKinds),
      orderNumber: z.number().int().nullable(),
      amountCents: cents.describe("Positive where it is the vendor's, negative where it leaves"),
    }),
  ),
});
export type Statement = z.infer<typeof statement>;

export const link = z.object({
  url: z.url().describe("A page of the card provider, good for a few minutes"),
});

export const reconciliation = z.object({
  id: idSchema,
  ranAt: isoTime,
  checkedCount: z.number().int(),
  differences: z.array(
    z.object({ kind: z.string(), id: z.string(), expected: z.string(), found: z.string() }),
  ),
});
