import { expect, test } from "vitest";
import type { CartLine } from "../contract.ts";
import type { CartItem } from "./cart-state.ts";
import { planBuyAgain } from "./plan-buy-again.ts";

const offer = (productId: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  ...{ productId, name: `${productId} today`, imageUrl: "/x.webp", priceCents: 1_900, quantity },
  ...{ totalCents: 1_900 * quantity, stockQuantity: 50, mostUnits: null, problem: null, backOn: null },
  ...more,
});
const bought = (productId: string, quantity: number) => ({ productId, name: `${productId} then`, quantity });
const item = (productId: string, quantity: number): CartItem => ({
  ...{ productId, name: productId, priceCents: 1_500, imageUrl: "/x.webp", stockQuantity: 50, quantity },
});
const plan = (
  lines: ReturnType<typeof bought>[],
  offers: CartLine[],
  held: CartItem[] = [],
  maxLines = 100,
) => planBuyAgain(lines, { vendors: [{ lines: offers } as never] }, held, maxLines);

test("what is still sold comes at today's name and price; a second time nothing is added", () => {
  const first = plan([bought("a", 3)], [offer("a", 3)]);
  expect(first.shortfalls).toEqual([]);
  expect(first.puts).toEqual([{ ...item("a", 3), name: "a today", priceCents: 1_900, stockQuantity: 50 }]);
  expect(plan([bought("a", 3)], [offer("a", 3)], first.puts)).toEqual({ puts: [], shortfalls: [] });
});

test("the larger quantity stays, a smaller one is raised", () => {
  expect(plan([bought("a", 3)], [offer("a", 3)], [item("a", 5)]).puts).toEqual([]);
  expect(plan([bought("a", 3)], [offer("a", 3)], [item("a", 1)]).puts).toMatchObject([{ quantity: 3 }]);
});

test("each product that falls short has its reason, under today's name where it has one", () => {
  const offers = [
    offer("few", 4, { stockQuantity: 2, problem: "fewer_left" }),
    offer("most", 4, { mostUnits: 3, problem: "over_limit" }),
    offer("none", 4, { stockQuantity: 0, problem: "sold_out" }),
    offer("away", 4, { problem: "vendor_away", backOn: "2026-12-24" }),
  ];
  const { puts, shortfalls } = plan(
    ["few", "most", "none", "away", "gone"].map((id) => bought(id, 4)),
    offers,
  );
  expect(puts.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ["few", 2],
    ["most", 3],
  ]);
  expect(shortfalls.map(({ name, reason, inCart, backOn }) => [name, reason, inCart, backOn])).toEqual([
    ["few today", "fewer_left", 2, null],
    ["most today", "over_limit", 3, null],
    ["none today", "sold_out", 0, null],
    ["away today", "vendor_away", 0, "2026-12-24"],
    ["gone then", "gone", 0, null],
  ]);
});

test("what the cart has already is named, not promised again", () => {
  const { puts, shortfalls } = plan(
    [bought("a", 4)],
    [offer("a", 4, { stockQuantity: 2, problem: "fewer_left" })],
    [item("a", 2)],
  );
  expect(puts).toEqual([]);
  expect(shortfalls).toMatchObject([{ reason: "fewer_left", inCart: 2, quantity: 4 }]);
});

test("a full cart takes no further product, but more of one that it has", () => {
  const { puts, shortfalls } = plan(
    [bought("a", 2), bought("b", 2), bought("c", 2)],
    [offer("a", 2), offer("b", 2), offer("c", 2)],
    [item("b", 1)],
    2,
  );
  expect(puts.map(({ productId }) => productId)).toEqual(["a", "b"]);
  expect(shortfalls).toMatchObject([{ productId: "c", reason: "cart_full", inCart: 0 }]);
});
