import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { VendorOverview as Overview } from "#domains/analytics/contract.ts";
import { answerApi, refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { VendorOverview } from "./vendor-overview.tsx";

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
});

const products = { total: 4, onSale: 4, waiting: 0, rejected: 0, soldOut: 0, lowStock: 0 };
const plan: Overview["plan"] = {
  planType: "basic",
  expiresAt: null,
  daysLeft: null,
  isRenewed: false,
  monthlyFeeCents: 1_900,
  commissionBasisPoints: 1_000,
};
const quiet: Overview = {
  products,
  totalSalesCents: 48_000,
  orderCount: 12,
  pendingCommissionCents: 900,
  ratingAverage: 4.5,
  reviewCount: 2,
  plan,
  views: 300,
  parcelsToShip: 0,
  lateParcels: 0,
  canBePaidOut: true,
  latestParcels: [],
};

function open(overview: Partial<Overview> = {}, listVendorSales = vi.fn(sales)) {
  return render(<VendorOverview />, {
    at: "/vendor/dashboard",
    answers: { analytics: { getVendorOverview: () => ({ ...quiet, ...overview }), listVendorSales } },
  });
}
const sales = ({ unit }: { unit?: "day" | "week" | "month" | undefined }) => ({
  unit: unit ?? "day",
  points: [
    { start: "2026-11-01", orders: 1, revenueCents: 1_000 },
    { start: "2026-11-08", orders: 2, revenueCents: 5_000 },
  ],
});
const tasks = async () => {
  const card = (await screen.findByRole("heading", { name: "To do" })).parentElement!;
  return within(card)
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")!.split("dashboard")[1]]);
};

test("what needs doing stands in the order of its urgency, each with its link", async () => {
  open({
    parcelsToShip: 3,
    lateParcels: 1,
    canBePaidOut: false,
    plan: { ...plan, expiresAt: "2026-12-01T00:00:00.000Z", daysLeft: 8 },
    products: { ...products, rejected: 1, soldOut: 2, lowStock: 1, waiting: 1 },
  });
  expect(await tasks()).toEqual([
    ["3 parcels to ship1 is past its ship-by date", "?tab=orders&filter=late"],
    ["Your plan ends on Dec 1, 2026Choose a plan to keep your products on sale", "?tab=subscription"],
    ["1 product was rejectedSee why, fix it and submit it again", "?tab=products&state=rejected"],
    ["Payouts are not set upTell us where to send your money", "?tab=money"],
    ["2 products are sold outBuyers can’t order until you add stock", "?tab=products&sort=stock"],
    ["1 product is running low5 units or fewer left", "?tab=products&sort=stock"],
    [
      "1 product is waiting for approvalWe’re reviewing it. You don’t need to do anything",
      "?tab=products&state=waiting",
    ],
  ]);
  await expectAccessible();
});

test("a plan that ended says so; one that ends in a while does not", async () => {
  open({ plan: { ...plan, expiresAt: "2026-11-01T00:00:00.000Z", daysLeft: -22 }, parcelsToShip: 1 });
  const [ship, ended] = await tasks();
  expect(ship).toEqual(["1 parcel to shipThe buyer has paid and is waiting", "?tab=orders"]);
  expect(ended![0]).toContain("Your plan ended on Nov 1, 2026");
});

test("a plan that is renewed asks for nothing, and its date is that of the renewal", async () => {
  open({ plan: { ...plan, expiresAt: "2026-12-01T00:00:00.000Z", daysLeft: 8, isRenewed: true } });
  expect(await tasks()).toEqual([]);
  expect(screen.getByText("Renews").nextSibling?.textContent).toBe("Dec 1, 2026");
});

test("where nothing waits it says so", async () => {
  open({ plan: { ...plan, expiresAt: "2027-02-01T00:00:00.000Z", daysLeft: 31 } });
  expect(await tasks()).toEqual([]);
  expect(screen.getByText("All caught up")).toBeTruthy();
});

test("a new shop is led through its first steps, without one that is done", async () => {
  open({ products: { ...products, total: 0 }, orderCount: 0 });
  const steps = (await screen.findByText("Welcome to Cafeto")).parentElement!;
  expect(
    within(steps)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Add your first product", "Tell your story"]);
  expect(screen.getByRole("heading", { name: "No parcels yet" })).toBeTruthy();
});

test("sales are shown by day, week or month, of the address; a failure offers to try again", async () => {
  const listVendorSales = vi.fn(sales);
  const { user, address } = open({}, listVendorSales);
  expect(await screen.findByRole("figure", { name: "Daily sales, last 30 days" })).toBeTruthy();
  expect(screen.getByText("$60.00 from 3 orders. Best: Nov 8, 2026 with $50.00.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Week" }));
  await waitFor(() => expect(address()).toBe("/vendor/dashboard?sales=week"));
  const weeks = await screen.findByRole("figure", { name: "Weekly sales, last 12 weeks" });
  expect(weeks.textContent).toContain("Best: Week of Nov 8");
  expect(listVendorSales.mock.calls.map(([input]) => input.unit)).toEqual(["day", "week"]);

  listVendorSales.mockImplementation(() => {
    throw refusal("FORBIDDEN");
  });
  await user.click(screen.getByRole("link", { name: "Month" }));
  const retry = await screen.findByRole("button", { name: "Retry" });
  listVendorSales.mockImplementation(sales);
  await user.click(retry);
  expect(await screen.findByRole("figure", { name: "Monthly sales, last 12 months" })).toBeTruthy();
});

test("the latest parcels are links; the plan is stated with its fee", async () => {
  open({
    latestParcels: [
      {
        id: idOf(3),
        orderNumber: 100_007,
        status: "processing",
        goodsCents: 3_780,
        unitCount: 2,
        placedAt: "2026-11-20T00:00:00.000Z",
      },
    ],
    plan: { ...plan, monthlyFeeCents: null, commissionBasisPoints: null, planType: null },
  });
  const parcel = await screen.findByRole("link", { name: /^#100007/ });
  expect(parcel.getAttribute("href")).toBe(`/vendor/dashboard?tab=orders&parcel=${idOf(3)}`);
  expect(parcel.textContent).toContain("Nov 20, 2026 · 2 units");
  expect(parcel.textContent).toContain("$37.80");
  const fact = (label: string) =>
    [...document.querySelectorAll("dt")].find((term) => term.textContent === label)!.nextElementSibling!
      .textContent;
  expect(fact("Plan")).toBe("Unknown plan");
  expect(fact("Plan expires")).toBe("No end date");
  expect(fact("Monthly fee")).toBe("Custom");
  expect(fact("Commission")).toBe("–");
});

test("an overview that can't be loaded is tried again", async () => {
  const { user } = render(<VendorOverview />, {
    answers: {
      analytics: {
        getVendorOverview() {
          throw refusal("FORBIDDEN");
        },
        listVendorSales: sales,
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "Your figures could not be loaded" })).toBeTruthy();
  answerApi({ analytics: { getVendorOverview: () => quiet } });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("All caught up")).toBeTruthy();
});
