import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MarketAnalytics as Analytics, MarketFigures } from "#domains/analytics/contract.ts";
import { refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { MarketAnalytics } from "./market-analytics.tsx";

const figures = (more: Partial<MarketFigures> = {}): MarketFigures => ({
  orders: 12,
  cancelled: 1,
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
  ...more,
});
const nothing = Object.fromEntries(
  Object.keys(figures()).map((name) => [name, name === "basketCents" ? null : 0]),
) as MarketFigures;

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
  ...more,
});

const open = (getMarketAnalytics: () => Analytics) =>
  render(<MarketAnalytics />, {
    at: "/admin?tab=analytics&from=2026-11-22&to=2026-11-23",
    answers: { analytics: { getMarketAnalytics } },
  });

test("each figure is compared, and leads to the orders of the same days", async () => {
  open(() => analyticsOf());
  const shown = await screen.findByRole("region", { name: "Figures of the period" });
  expect(within(shown).getByText("$480.00")).toBeTruthy();
  expect(within(shown).getByText("100% more than in the period before")).toBeTruthy();
  expect(within(shown).getByText("1 more was cancelled")).toBeTruthy();
  const days = "from=2026-11-22&to=2026-11-23";
  const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("Show these orders")).toBe(`/admin?tab=orders&${days}`);
  expect(addressOf("United States")).toBe(`/admin?tab=orders&country=US&${days}`);
  expect(addressOf("Finca Luz")).toBe(`/admin?tab=orders&vendor=${idOf(1)}&${days}`);
  await expectAccessible();
});

test("a period without anything says so, and shows no charts", async () => {
  const empty = { totals: nothing, before: nothing, countries: [], vendors: [], products: [] };
  open(() => analyticsOf({ ...empty, searchTerms: [] }));
  expect(await screen.findByText("Nothing happened yet")).toBeTruthy();
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
