import { expect, type Locator, type Page } from "@playwright/test";
import type { Say } from "./words.ts";

export const tabs = ["overview", "orders", "messages", "favorites", "profile"] as const;
type DashboardTab = (typeof tabs)[number];

export const heading = (page: Page, level: number) => page.getByRole("main").getByRole("heading", { level });
/** After its name, that of the messages says how many are unread. */
export const tab = (page: Page, say: Say, name: DashboardTab) =>
  page.getByRole("tab", { name: new RegExp(`^${say(`accounts:dashboard.${name}`)}`) });
export const avatar = (page: Page) =>
  page.getByRole("main").locator("h1").locator("xpath=../../..").locator("img");

/** The smallest box around a title and what belongs to it. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole("heading", { level: 2, name: title }).locator("xpath=../..");
export const stat = (page: Page, label: string): Locator =>
  page
    .getByRole("main")
    .locator("p", { hasText: new RegExp(`^${label}$`) })
    .locator("xpath=../..");

type Shown = { orders?: number; spent?: string; favorites?: number; reviews?: number };

export async function expectNumbers(page: Page, say: Say, shown: Shown): Promise<void> {
  const labels = {
    orders: "totalOrders",
    spent: "totalSpent",
    favorites: "favorites",
    reviews: "reviews",
  } as const;
  for (const [name, value] of Object.entries(shown) as [keyof typeof labels, string | number][])
    await expect(
      stat(page, say(`accounts:dashboard.${labels[name]}`))
        .locator("p")
        .nth(1),
    ).toHaveText(String(value));
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(page.locator("[data-sonner-toast]", { hasText: text }).first()).toContainText(title);
}

/** Errors of the page's own: a hydration warning is one. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return problems;
}
