import { expect, type Page } from "@playwright/test";
import { and, eq, gt } from "drizzle-orm";
import { cartItems } from "#domains/cart/server/tables.ts";
import type { Good } from "./goods.ts";
import { openMarket } from "./market.ts";
import type { Shopper } from "./people.ts";
import type { Say } from "./words.ts";

/** What the account keeps: units by product. */
export async function cartOf({ userId }: Shopper): Promise<Record<string, number>> {
  const { db } = await openMarket();
  const isIn = and(eq(cartItems.userId, userId), gt(cartItems.quantity, 0), eq(cartItems.isSaved, false));
  const rows = await db.select().from(cartItems).where(isIn);
  return Object.fromEntries(rows.map(({ productId, quantity }) => [productId, quantity]));
}

/** A visitor's cart, as an earlier visit left it: in the first version's shape, which is read for good. */
export async function leaveCart(page: Page, lines: [Good, number][]): Promise<void> {
  const value = lines.map(([{ id, name, priceCents }, quantity]) => ({
    ...{ productId: id, name, priceCents, imageUrl: "/placeholder.svg", stockQuantity: 20, quantity },
  }));
  await page.addInitScript(
    (cart) => {
      if (!localStorage.getItem("coffee-cart")) localStorage.setItem("coffee-cart", cart);
    },
    JSON.stringify({ version: 1, value }),
  );
}

export const row = (page: Page, { name }: Good) =>
  page.locator("[data-cart-row]").filter({ has: page.getByRole("heading", { name, exact: true }) });
export const quantityOf = (page: Page, good: Good) => row(page, good).getByRole("spinbutton");
export const toCheckout = (page: Page, say: Say) => page.getByRole("link", { name: say("cart:checkout") });
export const summary = (page: Page, say: Say) =>
  page.getByRole("heading", { name: say("cart:summary") }).locator("xpath=..");

export async function typeQuantity(page: Page, good: Good, quantity: number | string): Promise<void> {
  await quantityOf(page, good).fill(String(quantity));
  await quantityOf(page, good).press("Enter");
}

export async function expectCart(page: Page, lines: [Good, number][]): Promise<void> {
  for (const [good, quantity] of lines) await expect(quantityOf(page, good)).toHaveValue(String(quantity));
  await expect(page.getByRole("main").getByRole("spinbutton")).toHaveCount(lines.length);
}
