import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, lineOfText, nothing, pageOf } from "#kernel/schemas.ts";
import { longestNote } from "./payout-rules.ts";
import { account, balance, link, month, payout, reconciliation, statement, verification } from "./shapes.ts";

const page = z.number().int().min(1).max(10_000).default(1);
export const payouts = {
  getBalance: procedure("vendor", [], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/vendor/balance",
      summary: "What a vendor is owed, and when it is paid",
      tags: ["Payouts"],
    })
    .input(nothing)
    .output(balance),
  listPayouts: procedure("vendor", [], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/vendor/payouts",
      summary: "Payouts, newest first",
      tags: ["Payouts"],
    })
    .input(z.strictObject({ page }))
    .output(pageOf(payout)),
  requestPayout: procedure(
    "vendor",
    [...(["PAYOUT_ACCOUNT_NOT_READY", "PAYOUT_TOO_SMALL", "PAYOUT_UNDER_WAY", "PAYOUTS_PAUSED"] as const)],
    { permission: "money.manage" },
  )
    .route({
      method: "POST",
      path: "/api/vendor/payouts",
      summary: "Pays out what is available, before the weekly run does",
      tags: ["Payouts"],
    })
    .input(nothing)
    .output(payout),
  getStatement: procedure("vendor", [], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/vendor/statement",
      summary: "A month's movements between two balances; this month's unless another is named",
      tags: ["Payouts"],
    })
    .input(z.strictObject({ month: month.optional(), page }))
    .output(statement),
  exportStatement: procedure("vendor", [], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/vendor/statement/csv",
      summary: "A month’s statement, at most 20,000 lines; with Accept: text/csv, the file itself",
      tags: ["Payouts"],
    })
    .input(z.strictObject({ month }))
    .output(z.object({ fileName: z.string(), csv: z.string(), isComplete: z.boolean() })),
  getPayoutAccount: procedure("vendor", [], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/vendor/payout-account",
      summary: "Where payouts go, as the card provider last said",
      tags: ["Payouts"],
    })
    .input(nothing)
    .output(account),
  refreshPayoutAccount: procedure("vendor", ["PAYMENT_UNAVAILABLE"], { permission: "money.read" })
    .route({
      method: "POST",
      path: "/api/vendor/payout-account/refresh",
      summary: "Asks the card provider how the account stands",
      tags: ["Payouts"],
    })
    .input(nothing)
    .output(account),
  startOnboarding: procedure("vendor", ["PAYMENT_UNAVAILABLE", "PAYOUT_COUNTRY"], {
    permission: "payoutAccount.manage",
    sensitive: true,
  })
    .route({
      method: "POST",
      path: "/api/vendor/payout-account/onboarding",
      summary: "Opens the provider's form for payout details; the session must have shown a second factor",
      tags: ["Payouts"],
    })
    .input(nothing)
    .output(link),
  openPayoutDashboard: procedure("vendor", ["PAYMENT_UNAVAILABLE", "PAYOUT_ACCOUNT_NOT_READY"], {
    permission: "payoutAccount.manage",
    sensitive: true,
  })
    .route({
      method: "POST",
      path: "/api/vendor/payout-account/dashboard",
      summary: "Opens the provider's own pages of the account; the session must have shown a second factor",
      tags: ["Payouts"],
    })
    .input(nothing)
    .output(link),
  getVendorMoney: procedure("admin", ["NOT_FOUND"], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/admin/vendors/{vendorId}/money",
      summary: "A vendor's balance, its latest payouts, and how far its account is verified",
      tags: ["Payouts"],
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(z.object({ balance, payouts: z.array(payout).max(20), account: verification })),
  recordManualPayout: procedure("admin", ["NOT_FOUND", "CONFLICT", "PAYOUT_ABOVE_BALANCE"], {
    permission: "money.manage",
  })
    .route({
      method: "POST",
      path: "/api/admin/vendors/{vendorId}/payouts",
      summary: "Records what was paid to a vendor by bank",
      tags: ["Payouts"],
    })
    .input(
      z.strictObject({
        vendorId: idSchema,
        payoutId: idSchema.describe("Made by the caller: the same payout, sent twice, is one"),
        amountCents: cents.min(1).max(99_999_999),
        note: lineOfText(longestNote).min(1),
      }),
    )
    .output(
      z.object({
        payout: payout.nullable(),
        approvalId: idSchema.nullable().describe("Above the threshold it waits for a second administrator"),
      }),
    ),
  listReconciliations: procedure("admin", [], { permission: "money.read" })
    .route({
      method: "GET",
      path: "/api/admin/reconciliations",
      summary: "What comparing provider, ledger and orders found, the latest run first",
      tags: ["Payouts"],
    })
    .input(z.strictObject({ page }))
    .output(pageOf(reconciliation)),
};
