import type { Figures, VendorAnalytics } from "#domains/analytics/contract.ts";
import { idOf } from "./ids.ts";

export const figuresOf = (more: Partial<Figures> = {}): Figures => ({
  views: 200,
  orders: 12,
  revenueCents: 48_000,
  cartAdds: null,
  conversionBasisPoints: null,
  buyers: null,
  repeatBuyers: null,
  stockOuts: null,
  ...more,
});

/** Three days of a shop on the smallest plan. */
export function analyticsOf(more: Partial<VendorAnalytics> = {}): VendorAnalytics {
  return {
    tier: "basic",
    from: "2026-11-21",
    to: "2026-11-23",
    unit: "day",
    totals: figuresOf(),
    before: null,
    points: [
      { start: "2026-11-21", views: 50, cartAdds: null, orders: 2, revenueCents: 8_000 },
      { start: "2026-11-22", views: 100, cartAdds: null, orders: 7, revenueCents: 30_000 },
      { start: "2026-11-23", views: 50, cartAdds: null, orders: 3, revenueCents: 10_000 },
    ],
    topProducts: null,
    searchTerms: null,
    stockOutProducts: null,
    ...more,
  };
}

/** The same on the largest plan, with all that it includes. */
export function advancedAnalyticsOf(more: Partial<VendorAnalytics> = {}): VendorAnalytics {
  const all = { cartAdds: 40, conversionBasisPoints: 600, buyers: 10, repeatBuyers: 4, stockOuts: 2 };
  return analyticsOf({
    tier: "advanced",
    totals: figuresOf(all),
    before: figuresOf({ ...all, views: 100, orders: 24, cartAdds: 40, buyers: 0 }),
    topProducts: [{ id: idOf(1), name: "Huila Dawn", views: 120, units: 30, revenueCents: 36_000 }],
    searchTerms: [
      { term: "huila", openings: 8 },
      { term: "washed", openings: 1 },
    ],
    stockOutProducts: [{ id: idOf(2), name: "Guji Bloom", stockOuts: 2, available: 5 }],
    ...more,
  });
}
