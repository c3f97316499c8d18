/** Where an order went: a country, or a state of the United States: `CO`, `US-OR`. */
export const placePattern = /^[A-Z]{2}(-[\p{L}\p{N} .'-]{1,60})?$/u;

/** What moves money, as the reports sum it; amounts are positive, but for `adjustments`, which are the vendor's if positive. */
export const figures = [
  "goods",
  "shipping",
  "tax",
  "commission",
  "subsidy",
  "refundedGoods",
  "refundedShipping",
  "refundedTax",
  "returnedCommission",
  "returnedSubsidy",
  "paidOut",
  "payoutReturned",
  "adjustments",
] as const;
export type Figure = (typeof figures)[number];

/** A column sums figures with their sign, or counts the things behind one: orders, parcels, refunds, payouts. */
export type Column = { of: Partial<Record<Figure, 1 | -1>> } | { counts: Figure };
/** What the ledger must say of a report's total: the entries of an account, of all kinds unless some are named. */
export type LedgerSide = { account: string; kinds?: readonly string[]; sign: 1 | -1 };

export type Report = {
  /** What has a row of its own. */
  by: "month" | "place" | "vendor";
  columns: Record<string, Column>;
  /** The column that is compared with the ledger, and its lines are listed. */
  total: string;
  ledger: readonly LedgerSide[];
  /** Whether rows begin with a balance, and end with one. */
  hasBalance?: true;
  /** Whether it is of a whole year, with its quarters and who each vendor is. */
  isYearly?: true;
};

const goods = { goods: 1 } as const;
const shipping = { shipping: 1 } as const;
const tax = { tax: 1 } as const;
const refundedTax = { refundedTax: 1 } as const;
const refunded = { refundedGoods: 1, refundedShipping: 1 } as const;
const netTax = { tax: 1, refundedTax: -1 } as const;
const netGoods = { goods: 1, shipping: 1, refundedGoods: -1, refundedShipping: -1 } as const;
const netCommission = { commission: 1, returnedCommission: -1 } as const;

/** A payment that came too late is posted as a refund too, between the same two accounts: together they are zero. */
const paid: LedgerSide[] = [
  { account: "card_clearing", kinds: ["sale", "shipping", "tax", "refund"], sign: 1 },
  { account: "buyer_refunds", kinds: ["refund"], sign: 1 },
];

export const reports = {
  sales: {
    by: "month",
    columns: {
      orders: { counts: "goods" },
      goods: { of: goods },
      shipping: { of: shipping },
      tax: { of: tax },
      refunded: { of: { ...refunded, ...refundedTax } },
      total: { of: { ...netGoods, ...netTax } },
    },
    ...{ total: "total", ledger: paid },
  },
  tax: {
    by: "place",
    columns: {
      orders: { counts: "goods" },
      base: { of: netGoods },
      tax: { of: tax },
      refunded: { of: refundedTax },
      total: { of: netTax },
    },
    ...{ total: "total", ledger: [{ account: "tax_payable", sign: -1 }] },
  },
  commissions: {
    by: "vendor",
    columns: {
      parcels: { counts: "goods" },
      goods: { of: goods },
      commission: { of: { commission: 1 } },
      returned: { of: { returnedCommission: 1 } },
      total: { of: netCommission },
    },
    ...{ total: "total", ledger: [{ account: "commission_revenue", sign: -1 }] },
  },
  subsidies: {
    by: "vendor",
    columns: {
      parcels: { counts: "subsidy" },
      subsidy: { of: { subsidy: 1 } },
      returned: { of: { returnedSubsidy: 1 } },
      total: { of: { subsidy: 1, returnedSubsidy: -1 } },
    },
    ...{ total: "total", ledger: [{ account: "shipping_subsidy", sign: 1 }] },
  },
  payouts: {
    by: "vendor",
    columns: {
      payouts: { counts: "paidOut" },
      paidOut: { of: { paidOut: 1 } },
      returned: { of: { payoutReturned: 1 } },
      total: { of: { paidOut: 1, payoutReturned: -1 } },
    },
    total: "total",
    ledger: [{ account: "vendor_payable", kinds: ["payout", "reversal", "transfer_reversal"], sign: 1 }],
  },
  statements: {
    by: "vendor",
    columns: {
      sales: { of: { goods: 1, shipping: 1, subsidy: 1 } },
      commission: { of: { commission: -1, returnedCommission: 1 } },
      refunded: { of: { refundedGoods: -1, refundedShipping: -1, returnedSubsidy: -1 } },
      adjustments: { of: { adjustments: 1 } },
      payouts: { of: { paidOut: -1, payoutReturned: 1 } },
      total: {
        of: {
          ...{ goods: 1, shipping: 1, subsidy: 1, commission: -1, returnedCommission: 1, refundedGoods: -1 },
          ...{ refundedShipping: -1, returnedSubsidy: -1, adjustments: 1, paidOut: -1, payoutReturned: 1 },
        },
      },
    },
    ...{ total: "total", ledger: [{ account: "vendor_payable", sign: -1 }], hasBalance: true },
  },
  yearly: {
    by: "vendor",
    columns: {
      activities: { counts: "goods" },
      refunded: { of: refunded },
      total: { of: netGoods },
      fees: { of: netCommission },
      tax: { of: netTax },
    },
    ...{ total: "total", ledger: [...paid, { account: "tax_payable", sign: 1 }], isYearly: true },
  },
} as const satisfies Record<string, Report>;

export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];

/** A report's row of the table, as its general type. */
export const reportOf = (name: ReportName): Report => reports[name];

/** Whether a report can be of this period. */
export const fitsPeriod = (name: ReportName, period: string): boolean =>
  !reportOf(name).isYearly || period.length === "2026".length;

/** The figures that a report's total is made of, with their sign. */
export function partsOf(name: ReportName): Partial<Record<Figure, 1 | -1>> {
  const { columns, total } = reportOf(name);
  const column = columns[total]!;
  return "of" in column ? column.of : {};
}

/** What must be so before a month can be closed; what is not, is named. */
export const closingBlockers = [
  "notOver",
  "notChecked",
  "broken",
  "notReconciled",
  "differences",
  "unequal",
] as const;
export type ClosingBlocker = (typeof closingBlockers)[number];

export const closingReasonBounds = [3, 500] as const;
