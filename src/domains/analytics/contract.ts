import * as z from "zod";
import { orderStatuses } from "#domains/orders/order-life.ts";
import { planTypes } from "#domains/plans/plan-table.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, nothing } from "#kernel/schemas.ts";
import { longestPeriod, periodNames, salesUnits, spanOf } from "./periods.ts";

const tags = ["Analytics"];
const count = z.number().int();
const day = z.iso.date().describe("A day in UTC");

const salesPoint = z.object({ start: day, orders: count, revenueCents: cents });

const overview = z.object({
  products: z.object({
    total: count,
    onSale: count,
    waiting: count,
    rejected: count,
    soldOut: count,
    lowStock: count.describe("On sale, with 5 units or fewer left to sell"),
  }),
  totalSalesCents: cents.describe("Paid goods minus refunds, since the beginning"),
  orderCount: count,
  pendingCommissionCents: cents.describe("Fees on delivered orders that no payout has settled"),
  ratingAverage: z.number(),
  reviewCount: count,
  plan: z.object({
    planType: z.enum(planTypes).nullable(),
    expiresAt: isoTime.nullable(),
    daysLeft: count.nullable().describe("Whole days until it expires; below 0 where it did"),
    isRenewed: z.boolean().describe("A paid plan that goes on after that day by itself"),
    monthlyFeeCents: cents.nullable().describe("null: by agreement"),
    commissionBasisPoints: count.nullable(),
  }),
  views: count.describe("Of the last 30 days, today included"),
  parcelsToShip: count,
  lateParcels: count,
  canBePaidOut: z.boolean(),
  latestParcels: z.array(
    z.object({
      id: idSchema,
      orderNumber: count,
      status: z.enum(orderStatuses),
      goodsCents: cents,
      unitCount: count,
      placedAt: isoTime,
    }),
  ),
});
export type VendorOverview = z.infer<typeof overview>;

/** Figures that a plan does not include are null, and not read. */
const figures = z.object({
  views: count,
  orders: count,
  revenueCents: cents,
  cartAdds: count.nullable(),
  conversionBasisPoints: count
    .nullable()
    .describe("Orders of a hundred hundredths of views; null without views"),
  buyers: count.nullable(),
  repeatBuyers: count.nullable(),
  stockOuts: count.nullable(),
});
export type Figures = z.infer<typeof figures>;

const analyticsView = z.object({
  tier: z.enum(["basic", "enhanced", "advanced"]),
  from: day,
  to: day,
  unit: z.enum(salesUnits),
  totals: figures,
  before: figures.nullable().describe("The period of the same length just before"),
  points: z.array(
    z.object({ start: day, views: count, cartAdds: count.nullable(), orders: count, revenueCents: cents }),
  ),
  topProducts: z
    .array(z.object({ id: idSchema, name: z.string(), views: count, units: count, revenueCents: cents }))
    .nullable(),
  searchTerms: z.array(z.object({ term: z.string(), openings: count })).nullable(),
  stockOutProducts: z
    .array(z.object({ id: idSchema, name: z.string(), stockOuts: count, available: count }))
    .nullable(),
});
export type VendorAnalytics = z.infer<typeof analyticsView>;

/** Paid orders by the day on which they were placed. */
const marketFigures = z.object({
  orders: count.describe("Paid and not cancelled"),
  cancelled: count.describe("Paid, then cancelled"),
  newBuyers: count.describe("First orders of their buyers; canceled ones do not count"),
  returningOrders: count.describe("All other orders"),
  returningBasisPoints: count
    .nullable()
    .describe("Returning buyers' orders of a hundred hundredths of all; null without any"),
  goodsCents: cents.describe("Goods as they were ordered and paid"),
  refundedCents: cents.describe("Goods of these orders that were refunded since, cancelled ones among them"),
  revenueCents: cents.describe("Goods minus refunds"),
  basketCents: cents.nullable().describe("Goods for each paid order; null without any"),
  shippingCents: cents.describe("As it was paid"),
  taxCents: cents.describe("As it was paid"),
  commissionCents: cents.describe("After refunds"),
  subsidyCents: cents.describe("What the platform pays for free delivery, after refunds"),
  views: count,
  cartAdds: count,
  searches: count.describe("Once for each visitor, term and day"),
  emptySearches: count.describe("Those that found nothing as they were typed"),
});
export type MarketFigures = z.infer<typeof marketFigures>;

/** Whole days from the payment, rounded up; 60 stands for more as well. */
const deliveryTimes = z.object({
  parcels: count,
  medianDays: count.nullable().describe("Within which half of the parcels were; null without any"),
  mostDays: count.nullable().describe("Within which nine of ten were"),
});
export type DeliveryTimes = z.infer<typeof deliveryTimes>;

const searchedTerm = z.object({ term: z.string(), searches: count, emptySearches: count });

const marketView = z.object({
  from: day,
  to: day,
  unit: z.enum(salesUnits),
  totals: marketFigures,
  before: marketFigures.describe("The period of the same length just before"),
  points: z.array(
    z.object({ start: day, orders: count, revenueCents: cents, views: count, cartAdds: count }),
  ),
  countries: z.array(z.object({ country: z.string(), orders: count, goodsCents: cents })),
  vendors: z.array(z.object({ id: idSchema, name: z.string(), parcels: count, revenueCents: cents })),
  products: z.array(z.object({ id: idSchema, name: z.string(), units: count, revenueCents: cents })),
  searchTerms: z.array(z.object({ term: z.string(), openings: count })),
  deliveries: z
    .object({
      dispatched: z.object({ now: deliveryTimes, before: deliveryTimes }),
      delivered: z.object({ now: deliveryTimes, before: deliveryTimes }),
      countries: z
        .array(deliveryTimes.extend({ country: z.string() }))
        .describe("Delivered; the slowest first"),
    })
    .describe("Parcels by the day of their order"),
  searched: z.object({
    most: z.array(searchedTerm),
    empty: z.array(searchedTerm).describe("Those that found nothing most often"),
  }),
  cohorts: z
    .object({
      countedAt: isoTime.nullable().describe("null: not counted yet"),
      months: z.array(
        z.object({
          month: day.describe("Its first day"),
          buyers: count.describe("Whose first order that was not canceled was placed in it"),
          returned: count.describe("Those who ordered again since"),
          later: z.array(count).describe("Those who ordered in the first month after it, the second, …"),
        }),
      ),
    })
    .describe("The new buyers of each of the last twelve months"),
});
export type MarketAnalytics = z.infer<typeof marketView>;

/** A named period that ends today, or two days with all between them; the last 30 days by default. */
const period = z
  .strictObject({ period: z.enum(periodNames).optional(), from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), { path: ["to"] })
  .refine(({ period: name, from }) => name === undefined || from === undefined, { path: ["period"] })
  .refine(({ from, to }) => !(from && to) || (from <= to && spanOf(from, to) <= longestPeriod), {
    path: ["from"],
  });
export type PeriodInput = z.infer<typeof period>;

/** Whether it was counted: once per product or term, visitor and day. */
const counted = z.object({ counted: z.boolean() });

export const analytics = {
  recordView: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/analytics/views",
      summary: "Counts a look at a product, and the search that led to it",
      tags,
    })
    .input(z.strictObject({ productId: idSchema, term: z.string().max(200).optional() }))
    .output(counted),
  recordCartAdd: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/analytics/cart-adds",
      summary: "Counts that a product was put into a cart",
      tags,
    })
    .input(z.strictObject({ productId: idSchema }))
    .output(counted),
  recordSearch: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/analytics/searches",
      summary: "Counts a search of the shop, and whether it finds anything",
      tags,
    })
    .input(z.strictObject({ term: z.string().max(200) }))
    .output(counted),
  getVendorOverview: procedure("vendor", [], { permission: "analytics.read" })
    .route({
      method: "GET",
      path: "/api/vendor/overview",
      summary: "One's shop at a glance: figures, what needs doing, latest parcels",
      tags,
    })
    .input(nothing)
    .output(overview),
  listVendorSales: procedure("vendor", [], { permission: "analytics.read" })
    .route({
      method: "GET",
      path: "/api/vendor/sales",
      summary: "One's sales over time: 30 days, 12 weeks or 12 months up to today",
      tags,
    })
    .input(z.strictObject({ unit: z.enum(salesUnits).default("day") }))
    .output(z.object({ unit: z.enum(salesUnits), points: z.array(salesPoint) })),
  getVendorAnalytics: procedure("vendor", [], { permission: "analytics.read" })
    .route({
      method: "GET",
      path: "/api/vendor/analytics",
      summary: "One's figures of a period, as far as one's plan goes; at most 366 days",
      tags,
    })
    .input(period)
    .output(analyticsView),
  exportVendorAnalytics: procedure("vendor", [], { permission: "analytics.read" })
    .route({
      method: "GET",
      path: "/api/vendor/analytics/csv",
      summary: "Your shop’s figures for a period, one row per day; with Accept: text/csv, the file itself",
      tags,
    })
    .input(period)
    .output(z.object({ fileName: z.string(), csv: z.string() })),
  getMarketAnalytics: procedure("admin", [], { permission: "market.read" })
    .route({
      method: "GET",
      path: "/api/admin/analytics",
      summary: "The market's figures of a period, and of the one before; at most 366 days",
      tags,
    })
    .input(period)
    .output(marketView),
  exportMarketAnalytics: procedure("admin", [], { permission: "market.read" })
    .route({
      method: "GET",
      path: "/api/admin/analytics/csv",
      summary: "The market’s figures for a period, one row per day; with Accept: text/csv, the file itself",
      tags,
    })
    .input(period)
    .output(z.object({ fileName: z.string(), csv: z.string() })),
};
