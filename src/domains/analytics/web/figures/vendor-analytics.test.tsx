import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PeriodInput } from "#domains/analytics/contract.ts";
import { answerApi, refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import {
  advancedAnalyticsOf,
  analyticsOf,
  figuresOf,
} from "../../../../../tests/support/components/figures.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { VendorAnalytics } from "./vendor-analytics.tsx";

/** The tab, and the periods that it asked for. */
function openTab(query = "", answer = analyticsOf) {
  const asked: PeriodInput[] = [];
  const drawn = render(<VendorAnalytics />, {
    at: `/vendor/dashboard?tab=analytics${query}`,
    answers: {
      analytics: {
        getVendorAnalytics(input) {
          asked.push(input);
          return answer(input.from && input.to ? { from: input.from, to: input.to } : {});
        },
      },
    },
  });
  return { ...drawn, asked };
}
const card = (label: string) =>
  screen.getByText(label, { selector: "section p" }).closest("div")!.parentElement!;

test("dates of one's own stand in the address; what makes no period is said at the field, and kept", async () => {
  const { user, address, asked } = openTab();
  await user.click(screen.getByText("Choose dates"));
  await user.type(screen.getByLabelText("From"), "2026-01-31");
  await user.type(screen.getByLabelText("To"), "2026-01-01");
  await user.click(screen.getByRole("button", { name: "Show" }));
  const wrong = await screen.findByText(
    "The end date must be on or after the start date, at most 366 days later.",
  );
  const from = screen.getByLabelText("From");
  expect(from).toHaveProperty("value", "2026-01-31");
  expect(screen.getByLabelText("To")).toHaveProperty("value", "2026-01-01");
  expect(from.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(from.getAttribute("aria-describedby")!)!.contains(wrong)).toBe(true);
  expect(from.closest("details")!.open).toBe(true);
  await waitFor(() => expect(asked).toEqual([{ period: "30d" }]));
  await expectAccessible();

  await user.clear(screen.getByLabelText("To"));
  await user.type(screen.getByLabelText("To"), "2026-02-28");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("Jan 31, 2026 to Feb 28, 2026, days in UTC")).toBeTruthy();
  expect(address()).toBe("/vendor/dashboard?tab=analytics&from=2026-01-31&to=2026-02-28");
  expect(asked.at(-1)).toEqual({ from: "2026-01-31", to: "2026-02-28" });
  expect(
    screen.queryByText(/The end date must be on or after the start date, at most 366 days later\./),
  ).toBeNull();
  expect(screen.getByText("Jan 31, 2026 to Feb 28, 2026")).toBeTruthy();
});

test("a named period is a link; the chosen one says so, and one that is none is the last 30 days", async () => {
  const { user, address, asked } = openTab("&period=tomorrow");
  const periods = screen.getByRole("navigation", { name: "Period" });
  expect(within(periods).getByText("30 days").getAttribute("aria-current")).toBe("true");
  await user.click(within(periods).getByRole("link", { name: "90 days" }));
  expect(address()).toBe("/vendor/dashboard?tab=analytics&period=90d");
  expect(within(periods).getByText("90 days").getAttribute("aria-current")).toBe("true");
  expect(within(periods).getByText("30 days").getAttribute("aria-current")).toBeNull();
  await waitFor(() => expect(asked).toEqual([{ period: "30d" }, { period: "90d" }]));
});

test("the smallest plan shows three figures, two charts, and what larger plans would add", async () => {
  openTab();
  expect(await screen.findByText("$480.00")).toBeTruthy();
  const figures = screen.getByRole("region", { name: "Figures for this period" });
  expect(within(figures).getByText("12")).toBeTruthy();
  expect(within(figures).getByText("200")).toBeTruthy();
  expect(within(figures).queryByText("Added to cart")).toBeNull();
  expect(screen.getByRole("figure", { name: "Revenue by day" }).textContent).toContain(
    "$480.00 from 12 orders. Best: Nov 22, 2026 with $300.00.",
  );
  expect(screen.getByRole("figure", { name: "Views and orders by day" }).textContent).toContain(
    "200 views and 12 orders.",
  );
  expect(screen.getByText("With Basic")).toBeTruthy();
  expect(screen.getByText("With Premium")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Compare plans" }).getAttribute("href")).toBe(
    "/vendor-subscription",
  );
  await expectAccessible();
});

test("the largest plan shows the change since the period before, and the rankings", async () => {
  openTab("", () => advancedAnalyticsOf());
  await screen.findByText("$480.00");
  expect(card("Views").textContent).toContain("100% more than the previous period");
  expect(card("Orders").textContent).toContain("50% less than the previous period");
  expect(card("Added to cart").textContent).toContain("Same as the previous period");
  expect(card("Buyers").textContent).toContain("None in the previous period");
  expect(card("Repeat buyers").textContent).toContain("40% of all buyers");
  expect(card("Conversion").textContent).toContain("6%");
  const top = screen.getByRole("row", { name: /Huila Dawn/ });
  expect(
    within(top)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["120", "30", "$360.00"]);
  expect(within(top).getByRole("link").getAttribute("href")).toContain(`?tab=products&product=${idOf(1)}`);
  expect(screen.getByText("8 views")).toBeTruthy();
  expect(screen.getByText("1 view")).toBeTruthy();
  expect(screen.getByText("2 times · 5 available now")).toBeTruthy();
  expect(screen.queryByText("More analytics with a larger plan")).toBeNull();
  await expectAccessible();
});

test("a period in which nothing happened says so in each ranking", async () => {
  openTab("", () => advancedAnalyticsOf({ topProducts: [], searchTerms: [], stockOutProducts: [] }));
  expect(await screen.findByText("No sales in this period.")).toBeTruthy();
  expect(screen.getByText("No searches led to your products in this period.")).toBeTruthy();
  expect(screen.getByText("Nothing sold out in this period. Nice work.")).toBeTruthy();
});

test("without visitors there are no charts, but a link to the products", async () => {
  openTab("", () => analyticsOf({ totals: figuresOf({ views: 0, orders: 0, revenueCents: 0 }) }));
  expect(await screen.findByRole("heading", { name: "No visitors yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See your products" })).toBeTruthy();
  expect(screen.queryByRole("figure")).toBeNull();
});

test("figures that can't be loaded say so and come with Try Again", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const { user } = openTab("", () => {
    throw refusal("FORBIDDEN");
  });
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Your figures could not be loaded")).toBeTruthy();
  answerApi({ analytics: { getVendorAnalytics: () => analyticsOf() } });
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Nov 21, 2026 to Nov 23, 2026, days in UTC")).toBeTruthy();
});

test("the download holds the period's days; a failure says so", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const createUrl = vi.fn((_: Blob) => "blob:figures");
  Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: () => {} });
  const { user } = openTab("&period=7d");
  answerApi({
    analytics: {
      exportVendorAnalytics: ({ period }) => ({ fileName: `cafeto-${period}.csv`, csv: "day,views\n" }),
    },
  });
  await user.click(screen.getByRole("button", { name: "Download CSV" }));
  const toast = (await screen.findByText("Analytics saved")).closest("li")!;
  expect(toast.textContent).toContain("cafeto-7d.csv");
  expect(saved).toEqual(["cafeto-7d.csv"]);
  expect(createUrl.mock.calls[0]![0].size).toBe("day,views\n".length);

  answerApi({
    analytics: {
      exportVendorAnalytics() {
        throw refusal("FORBIDDEN");
      },
    },
  });
  await user.click(screen.getByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(document.querySelector("li[data-type=error]")).not.toBeNull());
  expect(saved).toHaveLength(1);
});
