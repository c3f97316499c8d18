import type { Balance, Payout, PayoutAccount, Statement } from "#domains/payouts/shapes.ts";
import { idOf } from "./ids.ts";

export const balanceOf = (more: Partial<Balance> = {}): Balance => ({
  nowCents: 25_000,
  pendingCents: 13_000,
  availableCents: 12_000,
  underWayCents: 0,
  paidOutCents: 99_000,
  pendingCommissionCents: 1_400,
  pendingParcels: 2,
  nextPayoutAt: "2026-11-30T00:00:00.000Z",
  rule: { smallestCents: 1_000, afterReceiptDays: 3, afterDispatchDays: 14 },
  ...more,
});

export const accountOf = (more: Partial<PayoutAccount> = {}): PayoutAccount => ({
  state: "ready",
  missingCount: 0,
  syncedAt: "2026-11-01T00:00:00.000Z",
  country: "US",
  canChange: true,
  ...more,
});

export const payoutOf = (more: Partial<Payout> = {}): Payout => ({
  id: idOf(600),
  method: "automatic",
  state: "paid",
  amountCents: 9_000,
  takenBackCents: 0,
  parcels: 1,
  note: null,
  createdAt: "2026-11-16T00:00:00.000Z",
  settledAt: null,
  ...more,
});

export const payoutPageOf = <Item>(items: Item[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 20,
});

export const statementOf = (more: Partial<Statement> = {}): Statement => ({
  month: "2026-11",
  firstMonth: "2026-09",
  lastMonth: "2026-11",
  openingCents: 10_000,
  closingCents: 12_700,
  sums: [
    { kind: "sale", amountCents: 3_000 },
    { kind: "commission", amountCents: -300 },
  ],
  lines: payoutPageOf([
    { at: "2026-11-03T00:00:00.000Z", kind: "sale" as const, orderNumber: 100_007, amountCents: 3_000 },
    { at: "2026-11-03T00:00:00.000Z", kind: "commission" as const, orderNumber: 100_007, amountCents: -300 },
  ]),
  ...more,
});
