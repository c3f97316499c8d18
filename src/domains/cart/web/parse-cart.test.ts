import { expect, test } from "vitest";
import { emptyCart } from "./cart-state.ts";
import { parseCart, upgradeCart } from "./parse-cart.ts";

const productId = "3c9bc532-7336-4bbd-831c-1043fc238871";
const item = {
  productId,
  name: "Huila",
  priceCents: 1500,
  imageUrl: "/x.webp",
  stockQuantity: 3,
  quantity: 2,
};
const cartOf = (...lines: unknown[]) => ({ ...emptyCart, lines });

test("a stored cart comes back as it was", () => {
  const cart = {
    ...cartOf(item),
    saved: [{ ...item, changedAt: 5, isVisitors: true }],
    removed: { [productId]: 7 },
    ownerId: productId,
    leftAt: 9,
    parked: [{ ownerId: productId, lines: [item], saved: [], removed: {} }],
  };
  expect(parseCart(cart)).toEqual(cart);
  expect(parseCart(emptyCart)).toEqual(emptyCart);
});

test("a cart of the first version keeps its lines", () => {
  expect(parseCart(upgradeCart([item], 1))).toEqual(cartOf(item));
  expect(parseCart(upgradeCart("nonsense", 1))).toBeNull();
  expect(upgradeCart([item], 9)).toBeNull();
});

test.each([
  ["no lists", [item]],
  ["an id that is none", cartOf({ ...item, productId: "1" })],
  ["a part of a unit", cartOf({ ...item, quantity: 1.5 })],
  ["no units", cartOf({ ...item, quantity: 0 })],
  ["a negative price", cartOf({ ...item, priceCents: -1 })],
  ["a price in words", cartOf({ ...item, priceCents: "15" })],
  ["a missing name", cartOf(item, { ...item, name: undefined })],
  ["a time in words", cartOf({ ...item, changedAt: "now" })],
  ["a saved list that is none", { ...emptyCart, saved: {} }],
  ["a revision that is none", { ...emptyCart, revision: "1" }],
  ["an owner that is none", { ...emptyCart, ownerId: "Ada" }],
  ["a removal of nothing", { ...emptyCart, removed: { x: 1 } }],
  ["another's cart without an owner", { ...emptyCart, parked: [{ lines: [], saved: [], removed: {} }] }],
])("a cart with %s is corrupted", (_, stored) => {
  expect(parseCart(stored)).toBeNull();
});
