import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { askMarket } from "./market.ts";
import type { Shopper } from "./people.ts";
import type { Say } from "./words.ts";

export type Good = { id: string; name: string; priceCents: number };

/** Products of the journey's own, which no other one buys, sells out or finds: copies of one that is on sale. */
export async function addGoods(count: number, stock = 20): Promise<Good[]> {
  const goods = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    name: `Finca ${n + 1} ${randomUUID().slice(0, 6)}`,
  }));
  await askMarket(
    `insert into products select (jsonb_populate_record(null::products, to_jsonb(p) || to_jsonb(g))).*
     from jsonb_to_recordset($1::jsonb) as g (id uuid, name text), (
       select p.* from products p join vendors v on v.id = p.vendor_id
       where p.is_active and p.is_approved and v.is_approved and v.paused_at is null and v.away_from is null
         and p.price_usd < 20 and p.category = 'roasted-coffee' order by p.id limit 1) p`,
    [JSON.stringify(goods)],
  );
  await askMarket(
    "insert into stock (product_id, stock_quantity, held_quantity) select unnest($1::uuid[]), $2, 0 on conflict (product_id) do update set stock_quantity = $2",
    [goods.map(({ id }) => id), stock],
  );
  const rows = await askMarket<{ id: string; price: number }>(
    "select id, (price_usd * 100)::int as price from products where id = any($1)",
    [goods.map(({ id }) => id)],
  );
  const prices = new Map(rows.map(({ id, price }) => [id, price]));
  return goods.map((good) => ({ ...good, priceCents: prices.get(good.id)! }));
}

export async function setPrice({ id }: Good, cents: number): Promise<void> {
  await askMarket("update products set price_usd = $2::numeric / 100 where id = $1", [id, cents]);
}

export async function setStock({ id }: Good, stock: number): Promise<void> {
  await askMarket("update stock set stock_quantity = $2 where product_id = $1", [id, stock]);
}

/** What the account keeps: units by product. */
export async function cartOf({ id }: Shopper): Promise<Record<string, number>> {
  const rows = await askMarket<{ id: string; quantity: number }>(
    "select product_id as id, quantity from cart_items where user_id = $1 and quantity > 0 and not is_saved",
    [id],
  );
  return Object.fromEntries(rows.map((row) => [row.id, row.quantity]));
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
