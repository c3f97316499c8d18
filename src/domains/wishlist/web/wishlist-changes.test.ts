import { expect, test } from "vitest";
import type { WishlistItem } from "#domains/wishlist/contract.ts";
import { applyChanges, type WishlistChange } from "./wishlist-changes.ts";

const item = (productId: string, day: number): WishlistItem => ({
  id: `entry of ${productId}`,
  productId,
  vendorId: "vendor",
  name: `Coffee ${productId}`,
  priceCents: 1_500,
  imageUrl: "/placeholder.svg",
  vendorName: "Finca Clara",
  isAvailable: true,
  stockQuantity: 4,
  addedAt: `2026-01-0${day}T00:00:00.000Z`,
});
const [a, b, c] = [item("a", 3), item("b", 2), item("c", 1)];
const shown = (changes: WishlistChange[]) => {
  const { items, ids } = applyChanges([a, b, c], changes);
  return { items: items.map((one) => one.productId).join(""), ids: [...ids].sort().join("") };
};

test("without changes it is the stored list itself", () => {
  const stored = [a, b, c];
  expect(applyChanges(stored, []).items).toBe(stored);
});

test.each<[string, WishlistChange[], string, string]>([
  ["an addition is known by its id alone", [{ type: "add", productId: "d" }], "abc", "abcd"],
  ["a removal", [{ type: "remove", productId: "b" }], "ac", "ac"],
  ["a removal of what is not there", [{ type: "remove", productId: "x" }], "abc", "abc"],
  ["the heart pressed twice", press("d", "add", "remove"), "abc", "abc"],
  ["the heart pressed thrice", press("d", "add", "remove", "add"), "abc", "abcd"],
  ["removed and back in its place", [...press("b", "remove"), { type: "addBack", items: [b] }], "abc", "abc"],
  ["back although it never left", [{ type: "addBack", items: [b] }], "abc", "abc"],
  ["cleared", [{ type: "clear", items: [a, b, c] }], "", ""],
  [
    "cleared, and one added since",
    [
      { type: "clear", items: [] },
      { type: "add", productId: "d" },
    ],
    "",
    "d",
  ],
  [
    "cleared and back",
    [
      { type: "clear", items: [] },
      { type: "addBack", items: [c, a, b] },
    ],
    "abc",
    "abc",
  ],
])("%s", (_name, changes, items, ids) => {
  expect(shown(changes)).toEqual({ items, ids });
});

function press(productId: string, ...types: ("add" | "remove")[]): WishlistChange[] {
  return types.map((type) => ({ type, productId }));
}
