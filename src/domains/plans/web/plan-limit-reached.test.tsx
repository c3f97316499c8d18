import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ProductLimit } from "#domains/plans/contract.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { PlanLimitReached } from "./plan-limit-reached.tsx";

const freemium: ProductLimit = {
  planType: "freemium",
  maxProducts: 3,
  commissionBasisPoints: 1_200,
  productCount: 3,
  canAdd: false,
};
const show = (more: Partial<ProductLimit> = {}) =>
  render(<PlanLimitReached limit={{ ...freemium, ...more }} />, { at: "/vendor/products/new" });

test("a full plan shows what it holds, what makes room, and the ways on by the keyboard", async () => {
  const { user, address } = show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Plan Limit Reached");
  for (const text of ["Freemium", "3 of 3", "12%"]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("region", { name: "How to make room" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Upgrade to Basic for 20 products and 10% commission.",
    "Delete or deactivate products you no longer sell.",
    "Manage your listings in the vendor dashboard.",
  ]);
  await expectAccessible();
  expect(screen.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe(
    "/vendor/dashboard",
  );
  screen.getByRole("link", { name: "View Plans & Upgrade" }).focus();
  await user.keyboard("{Enter}");
  expect(address()).toBe("/vendor-subscription");
});

test.each([
  ["basic", "Upgrade to Premium for 100 products and 8% commission."],
  ["premium", "Upgrade to Enterprise for unlimited products and 5% commission."],
  ["enterprise", "Upgrade your plan to list more products."],
] as const)("a full %s plan names the next one", (planType, text) => {
  show({ planType });
  expect(screen.getByText(text)).toBeTruthy();
});

test("a plan that is none has no commission, and an unlimited one no bound", () => {
  show({ planType: null, commissionBasisPoints: null, maxProducts: -1 });
  for (const text of ["Unknown plan", "–", "Unlimited"]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("Upgrade your plan to list more products.")).toBeTruthy();
});
