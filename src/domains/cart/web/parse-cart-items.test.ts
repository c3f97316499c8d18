import { expect, test } from "vitest";
import { parseCartItems } from "./parse-cart-items.ts";

const item = {
  productId: "3c9bc532-7336-4bbd-831c-1043fc238871",
  name: "Huila",
  priceCents: 1500,
  imageUrl: "/x.webp",
  stockQuantity: 3,
  quantity: 2,
};

test("a stored cart comes back as it was", () => {
  expect(parseCartItems([item])).toEqual([item]);
  expect(parseCartItems([])).toEqual([]);
});

test.each([
  ["no list", { items: [item] }],
  ["an id that is none", [{ ...item, productId: "1" }]],
  ["a part of a unit", [{ ...item, quantity: 1.5 }]],
  ["no units", [{ ...item, quantity: 0 }]],
  ["a negative price", [{ ...item, priceCents: -1 }]],
  ["a price in words", [{ ...item, priceCents: "15" }]],
  ["a missing name", [item, { ...item, name: undefined }]],
])("a cart with %s is corrupted", (_, stored) => {
  expect(parseCartItems(stored)).toBeNull();
});
