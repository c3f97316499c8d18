import { expect, test } from "vitest";
import { pendingChanges } from "./account-cart.ts";
import { adoptCart, leaveCart, settleParked, unannouncedItems } from "./cart-owner.ts";
import { type Cart, type CartItem, changeLine, emptyCart, putLine, takeOut } from "./cart-state.ts";

const item = (productId: string, quantity = 1): CartItem => ({
  ...{ productId, name: `Coffee ${productId}`, priceCents: 1_500, imageUrl: "/x.webp", stockQuantity: 9 },
  quantity,
});
const ids = (items: readonly CartItem[]) => items.map((one) => one.productId).join("");
const told = (cart: Cart) =>
  pendingChanges(cart, 100).map((one) => [one.productId, one.quantity, one.isVisitors]);
const adas: Cart = { ...emptyCart, ownerId: "ada", lines: [item("a", 2), item("b")], saved: [item("s")] };

test("a visitor's cart goes into the account of the user who signs in, once", () => {
  const cart = adoptCart({ ...emptyCart, lines: [item("a", 2)], saved: [item("s")] }, "ada", 10);
  expect(cart).toMatchObject({ ownerId: "ada", parked: [] });
  expect(told(cart)).toEqual([
    ["a", 2, true],
    ["s", 1, true],
  ]);
  expect(adoptCart(cart, "ada", 20)).toBe(cart);
});

test("signing out keeps the cart, and its owner finds it again with what they did meanwhile", () => {
  const left = leaveCart(adas, 10);
  expect(ids(left.lines)).toBe("ab");
  expect(leaveCart(left, 20)).toBe(left);
  const back = adoptCart(changeLine(takeOut(left, "b", 30), "a", { quantity: 1 }, 40), "ada", 50);
  expect(ids(back.lines)).toBe("a");
  // As changes to this cart, not as another cart to merge: otherwise removed lines would come back.
  expect(told(back)).toEqual([
    ["b", 0, false],
    ["a", 1, false],
  ]);
});

test("the next person neither gets nor loses: the owner's cart waits for the owner", () => {
  const unsaved = changeLine(adas, "a", { quantity: 5 }, 5);
  const bobs = adoptCart(leaveCart(unsaved, 10), "bob", 20);
  expect([ids(bobs.lines), ids(bobs.saved)]).toEqual(["", ""]);
  expect(told(bobs)).toEqual([]);
  expect(ids(unannouncedItems(bobs))).toBe("ab");
  const back = adoptCart(leaveCart(bobs, 30), "ada", 40);
  expect([ids(back.lines), ids(back.saved)]).toEqual(["ab", "s"]);
  expect(told(back)).toEqual([["a", 5, false]]);
  expect(back.parked).toMatchObject([{ ownerId: "bob", lines: [] }]);
});

test("lines added after the owner left go along with the next user, and nothing else", () => {
  const left = leaveCart(adas, 10);
  const touched = takeOut(putLine(changeLine(left, "a", { quantity: 3 }, 15), item("v"), 15), "b", 16);
  const bobs = adoptCart(touched, "bob", 20);
  expect(told(bobs)).toEqual([
    ["a", 3, true],
    ["v", 1, true],
  ]);
  const back = adoptCart(leaveCart(bobs, 30), "ada", 40);
  expect(ids(back.lines)).toBe("");
  // Ada did not remove it: her account still has the line, and sends it again.
  expect(back.removed).toEqual({});
});

test("a user notified of the parked cart may take the same items, once", () => {
  const bobs = adoptCart(leaveCart(adas, 10), "bob", 20);
  const taken = settleParked(bobs, 30, true);
  expect(ids(taken.lines)).toBe("ab");
  expect(told(taken)).toEqual([
    ["a", 2, true],
    ["b", 1, true],
  ]);
  expect(unannouncedItems(taken)).toEqual([]);
  expect(ids(settleParked(bobs, 30, false).lines)).toBe("");
  expect(ids(adoptCart(leaveCart(taken, 40), "ada", 50).lines)).toBe("ab");
});

test("at most three carts wait", () => {
  const people = ["ben", "cleo", "dora", "emil"];
  const last = people.reduce((cart, person, n) => adoptCart(leaveCart(cart, n), person, n), adas);
  expect(last.parked.map((one) => one.ownerId)).toEqual(["dora", "cleo", "ben"]);
});
