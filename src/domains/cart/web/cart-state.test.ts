import { expect, test } from "vitest";
import {
  type Cart,
  type CartItem,
  changeLine,
  emptyCart,
  findItem,
  putBack,
  putLine,
  saveLine,
  takeOut,
} from "./cart-state.ts";

const item = (productId: string, quantity = 1): CartItem => ({
  ...{ productId, name: `Coffee ${productId}`, priceCents: 1_500, imageUrl: "/x.webp", stockQuantity: 9 },
  quantity,
});
const visitors: Cart = { ...emptyCart, lines: [item("a"), item("b"), item("c")], saved: [item("s")] };
const owned: Cart = { ...visitors, ownerId: "ada" };
const shown = ({ lines, saved }: Cart) =>
  [lines, saved].map((list) => list.map((one) => one.productId).join(""));

test("adding, raising and moving keep every product in one place", () => {
  expect(shown(putLine(visitors, item("d"), 1))).toEqual(["abcd", "s"]);
  expect(shown(putLine(visitors, item("b", 5), 1))).toEqual(["abc", "s"]);
  expect(shown(putLine(visitors, item("s"), 1))).toEqual(["abcs", ""]);
  expect(shown(saveLine(visitors, "b", 1))).toEqual(["ac", "bs"]);
  expect(shown(saveLine(visitors, "x", 1))).toEqual(["abc", "s"]);
});

test.each([0, -3])("a quantity of %s removes", (quantity) => {
  expect(shown(changeLine(visitors, "b", { quantity }, 1))).toEqual(["ac", "s"]);
});

test("removed items return to their positions, alone or together", () => {
  const taken = findItem(visitors, "b")!;
  expect(shown(putBack(takeOut(visitors, "b", 1), [taken], 2))).toEqual(["abc", "s"]);
  expect(shown(putBack(saveLine(visitors, "b", 1), [taken], 2))).toEqual(["abc", "s"]);
  const all = visitors.lines.map((one, index) => ({ item: one, index, isSaved: false }));
  const cleared = visitors.lines.reduce((cart, one) => takeOut(cart, one.productId, 1), visitors);
  expect(shown(cleared)).toEqual(["", "s"]);
  expect(shown(putBack(cleared, all, 2))).toEqual(["abc", "s"]);
  // Added again meanwhile with another quantity, which wins.
  const again = putLine(takeOut(visitors, "b", 1), item("b", 4), 2);
  expect(putBack(again, [taken], 3)).toBe(again);
  const saved = findItem(visitors, "s")!;
  expect(shown(putBack(takeOut(visitors, "s", 1), [saved], 2))).toEqual(["abc", "s"]);
});

test("an owner's changes wait for their account, a visitor's don't", () => {
  expect(changeLine(visitors, "b", { quantity: 2 }, 7).lines[1]).toEqual(item("b", 2));
  expect(changeLine(owned, "b", { quantity: 2 }, 7).lines[1]).toEqual({ ...item("b", 2), changedAt: 7 });
  expect(takeOut(visitors, "b", 7).removed).toEqual({});
  const gone = takeOut(owned, "b", 7);
  expect(gone.removed).toEqual({ b: 7 });
  expect(putBack(gone, [findItem(owned, "b")!], 8)).toMatchObject({
    removed: {},
    lines: [{}, { changedAt: 8 }, {}],
  });
});
