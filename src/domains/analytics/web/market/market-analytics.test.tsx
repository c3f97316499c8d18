import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type {
  MarketAnalytics as Analytics,
  DeliveryTimes,
  MarketFigures,
} from "#domains/analytics/contract.ts";
import { refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { MarketAnalytics } from "./market-analytics.tsx";

const figures = (more: Partial<MarketFigures> = {}): MarketFigures => ({
  orders: 12,
  cancelled: 1,
  newBuyers: 4,
  returningOrders: 8,
  returningBasisPoints: 6_667,
  goodsCents: 50_000,
  refundedCents: 2_000,
  revenueCents: 48_000,
  basketCents: 3_846,
  shippingCents: 6_000,
  taxCents: 700,
  commissionCents: 4_800,
  subsidyCents: 300,
  views: 200,
  cartAdds: 40,
  searches: 50,
  emptySearches: 5,
  ...more,
});
const nothing = Object.fromEntries(
  Object.keys(figures()).map((name) => [
    name,
    ["basketCents", "returningBasisPoints"].includes(name) ? null : 0,
  ]),
) as MarketFigures;

const times = (parcels: number, medianDays: number | null, mostDays: number | null): DeliveryTimes => ({
  parcels,
  medianDays,
  mostDays,
});

const analyticsOf = (more: Partial<Analytics> = {}): Analytics => ({
  from: "2026-11-22",
  to: "2026-11-23",
  unit: "day",
  totals: figures(),
  before: figures({ revenueCents: 24_000 }),
  points: [
    { start: "2026-11-22", orders: 5, revenueCents: 18_000, views: 90, cartAdds: 10 },
    { start: "2026-11-23", orders: 7, revenueCents: 30_000, views: 110, cartAdds: 30 },
  ],
  countries: [{ country: "US", orders: 9, goodsCents: 40_000 }],
  vendors: [{ id: idOf(1), name: "Finca Luz", parcels: 13, revenueCents: 48_000 }],
  products: [{ id: idOf(2), name: "Huila", units: 20, revenueCents: 48_000 }],
  searchTerms: [{ term: "geisha", openings: 3 }],
  deliveries: {
    dispatched: { now: times(20, 2, 4), before: times(9, 3, 4) },
    delivered: { now: times(18, 5, 60), before: times(0, null, null) },
    countries: [
      { country: "JP", ...times(3, 60, 60) },
      { country: "CA", ...times(15, 4, 60) },
    ],
  },
  searched: {
    most: [{ term: "decaf", searches: 30, emptySearches: 0 }],
    empty: [{ term: "matcha", searches: 6, emptySearches: 5 }],
  },
  cohorts: {
    countedAt: "2026-11-24T02:10:00.000Z",
    months: [
      { month: "2026-10-01", buyers: 40, returned: 12, later: [10] },
      { month: "2026-11-01", buyers: 7, returned: 0, later: [] },
    ],
  },
  ...more,
});

const open = (getMarketAnalytics: () => Analytics) =>
  render(<MarketAnalytics />, {
    at: "/admin?tab=analytics&from=2026-11-22&to=2026-11-23",
    answers: { analytics: { getMarketAnalytics } },
  });

test("each figure is compared, and leads to the orders of the same days", async () => {
  open(() => analyticsOf());
  const shown = await screen.findByRole("region", { name: "Figures for this period" });
  expect(within(shown).getByText("$480.00")).toBeTruthy();
  expect(within(shown).getByText("100% more than the previous period")).toBeTruthy();
  expect(within(shown).getByText("1 more was canceled")).toBeTruthy();
  const days = "from=2026-11-22&to=2026-11-23";
  const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("Show these orders")).toBe(`/admin?tab=orders&${days}`);
  expect(addressOf("United States")).toBe(`/admin?tab=orders&country=US&${days}`);
  expect(addressOf("Finca Luz")).toBe(`/admin?tab=orders&vendor=${idOf(1)}&${days}`);
  await expectAccessible();
});

test("new and returning buyers are compared; each month's table says shares with their counts, and leads to the first orders", async () => {
  open(() => analyticsOf());
  const buyers = within(await screen.findByRole("region", { name: "Buyers" }));
  expect(buyers.getByText("66.7% of orders")).toBeTruthy();
  const days = "from=2026-11-22&to=2026-11-23";
  const addressOf = (name: string) => buyers.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("Show first orders")).toBe(`/admin?tab=orders&attention=first&${days}`);
  expect(addressOf("Show later orders")).toBe(`/admin?tab=orders&attention=returning&${days}`);
  expect(addressOf("Oct 2026")).toBe("/admin?tab=orders&attention=first&from=2026-10-01&to=2026-10-31");
  const row = buyers.getByRole("row", { name: /^Oct 2026/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["40", "30%12", "25%10"]);
  expect(buyers.getByText("Counted: Nov 24, 2026, 2:10 AM, UTC")).toBeTruthy();
});

test("delivery times are compared, and lead to the orders that they are about", async () => {
  open(() => analyticsOf());
  const deliveries = within(await screen.findByRole("region", { name: "Delivery" }));
  expect(deliveries.getByText("2 days")).toBeTruthy();
  expect(deliveries.getByText("Half of 20 parcels within this time, 9 out of 10 within 4 days")).toBeTruthy();
  expect(deliveries.getByText("3 days in the previous period")).toBeTruthy();
  expect(deliveries.getByText("None in the previous period")).toBeTruthy();
  expect(
    deliveries.getByText("60 days or more · 9 out of 10 within 60 days or more · 3 parcels"),
  ).toBeTruthy();
  const days = "from=2026-11-22&to=2026-11-23";
  const addressOf = (name: string) => deliveries.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("Show dispatched orders")).toBe(`/admin?tab=orders&attention=dispatched&${days}`);
  expect(addressOf("Japan")).toBe(`/admin?tab=orders&country=JP&attention=delivered&${days}`);
});

test("searches say how many found nothing, and lead to the shop", async () => {
  open(() => analyticsOf());
  const searches = within(await screen.findByRole("region", { name: "Searches" }));
  expect(searches.getByText("10% found nothing as typed")).toBeTruthy();
  expect(searches.getByText("5 of 6 searches")).toBeTruthy();
  expect(searches.getByRole("link", { name: "matcha" }).getAttribute("href")).toBe("/products?search=matcha");
});

test("before the first night there is no table, and without parcels no time", async () => {
  const none = { now: times(0, null, null), before: times(0, null, null) };
  open(() =>
    analyticsOf({
      deliveries: { dispatched: none, delivered: none, countries: [] },
      searched: { most: [], empty: [] },
      cohorts: { countedAt: null, months: [] },
    }),
  );
  expect(await screen.findByText(/first figures appear tomorrow/)).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Returning buyers" })).toBeNull();
  expect(screen.getAllByText("No parcels have come this far yet")).toHaveLength(2);
  await expectAccessible();
});

test("a period without anything says so, and shows no charts", async () => {
  const empty = { totals: nothing, before: nothing, countries: [], vendors: [], products: [] };
  open(() => analyticsOf({ ...empty, searchTerms: [] }));
  expect(await screen.findByText("No activity yet")).toBeTruthy();
  expect(screen.queryByText("Revenue over time")).toBeNull();
  await expectAccessible();
});

test("a failed load can be tried again", async () => {
  let tries = 0;
  const { user } = open(() => {
    tries += 1;
    if (tries === 1) throw refusal("SERVICE_UNAVAILABLE");
    return analyticsOf();
  });
  await user.click(await screen.findByRole("button", { name: /again/i }));
  expect(await screen.findByText("$480.00")).toBeTruthy();
});
