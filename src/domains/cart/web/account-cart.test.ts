import fc from "fast-check";
import { expect, test } from "vitest";
import type { HeldCart } from "#domains/cart/contract.ts";
import { applyChanges, type Held } from "#domains/cart/server/internal/apply-changes.ts";
import { applyAccount, pendingChanges } from "./account-cart.ts";
import { adoptCart } from "./cart-owner.ts";
import { type Cart, changeLine, emptyCart, putLine, saveLine, takeOut } from "./cart-state.ts";

const ids = ["a", "b", "c"];
const facts = (productId: string) => ({
  ...{ productId, name: `Coffee ${productId}`, priceCents: 1_500, imageUrl: "/x.webp", stockQuantity: 9 },
});

/** The account as the server stores it. */
class Account {
  held = new Map<string, Held>();
  revision = 0;
  get answer(): HeldCart {
    const lines = [...this.held.values()].flatMap(({ productId, quantity, isSaved }) =>
      quantity > 0 ? [{ ...facts(productId), quantity, isSaved }] : [],
    );
    return { lines, revision: this.revision };
  }
  sync(cart: Cart, now: number): Cart {
    const changes = pendingChanges(cart, now);
    const stock = new Map(ids.map((id) => [id, 9]));
    for (const line of applyChanges(this.held, changes, { now: new Date(now), stock })) {
      this.revision += 1;
      this.held.set(line.productId, line);
    }
    return applyAccount(cart, this.answer, cart);
  }
}
const contentOf = ({ lines, saved }: Cart) =>
  [lines, saved].map((list) => Object.fromEntries(list.map((one) => [one.productId, one.quantity])));

test("changes made while the response was under way wait for the next", () => {
  const account = new Account();
  const sent = putLine({ ...emptyCart, ownerId: "ada" }, { ...facts("a"), quantity: 1 }, 10);
  account.sync(sent, 10);
  const changed = takeOut(putLine(sent, { ...facts("b"), quantity: 2 }, 20), "a", 20);
  const after = applyAccount(changed, account.answer, sent);
  expect(contentOf(after)).toEqual([{ b: 2 }, {}]);
  expect(pendingChanges(after, 30).map((one) => [one.productId, one.quantity])).toEqual([
    ["a", 0],
    ["b", 2],
  ]);
  expect(contentOf(account.sync(after, 30))).toEqual([{ b: 2 }, {}]);
  expect(account.answer.lines).toMatchObject([{ productId: "b" }]);
});

test("a response with nothing new is the same cart, so that two tabs don't loop", () => {
  const account = new Account();
  const synced = account.sync(
    putLine({ ...emptyCart, ownerId: "ada" }, { ...facts("a"), quantity: 1 }, 10),
    10,
  );
  expect(pendingChanges(synced, 20)).toEqual([]);
  expect(applyAccount(synced, account.answer)).toBe(synced);
  expect(account.sync(synced, 20)).toBe(synced);
});

test("an outdated response reverts nothing", () => {
  const account = new Account();
  const early = account.answer;
  const synced = account.sync(
    putLine({ ...emptyCart, ownerId: "ada" }, { ...facts("a"), quantity: 1 }, 10),
    10,
  );
  // Another tab had requested this before the line was sent, and gets the response only now.
  expect(applyAccount(synced, early)).toBe(synced);
  // The account has deleted a cart untouched for a year; the browser keeps it.
  expect(applyAccount(synced, { lines: [], revision: 0 })).toBe(synced);
});

test("choosing the same again is the latest change: what another device did in between does not undo it", () => {
  const account = new Account();
  const put = (cart: Cart, quantity: number, now: number) => putLine(cart, { ...facts("a"), quantity }, now);
  const empty: Cart = { ...emptyCart, ownerId: "ada" };
  const first = account.sync(put(empty, 7, 10), 10);
  const offline = put(empty, 1, 20);
  account.sync(put(first, 7, 30), 30);
  expect(contentOf(account.sync(offline, 40))).toEqual([{ a: 7 }, {}]);
});

const doings = fc.array(
  fc.record({
    device: fc.constantFrom(0, 1),
    id: fc.constantFrom(...ids),
    what: fc.constantFrom("put", "change", "takeOut", "save", "sync"),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 24 },
);

test("for any actions of two devices, offline or not: both end with the latest change of each product", () => {
  fc.assert(
    fc.property(doings, (all) => {
      const account = new Account();
      const devices: [Cart, Cart] = [
        { ...emptyCart, ownerId: "ada" },
        { ...emptyCart, ownerId: "ada" },
      ];
      let now = 1_000;
      const last = new Map<string, Cart>();
      for (const { device, id, what, quantity } of all) {
        now += 10;
        const cart = devices[device]!;
        const next = {
          put: () => putLine(cart, { ...facts(id), quantity }, now),
          change: () => changeLine(cart, id, { quantity }, now),
          takeOut: () => takeOut(cart, id, now),
          save: () => saveLine(cart, id, now),
          sync: () => account.sync(cart, now),
        }[what]();
        if (what !== "sync" && next !== cart) last.set(id, next);
        devices[device] = next;
      }
      now += 10;
      for (let round = 0; round < 2; round++)
        for (const device of [0, 1] as const) devices[device] = account.sync(devices[device], now);
      expect(contentOf(devices[0])).toEqual(contentOf(devices[1]));
      for (const device of devices) expect(pendingChanges(device, now)).toEqual([]);
      for (const [id, cart] of last)
        expect(contentOf(devices[0]).map((list) => list[id])).toEqual(
          contentOf(cart).map((list) => list[id]),
        );
    }),
  );
});

test("for any visitor's cart and any account's: after signing in nothing is fewer than in either", () => {
  const anyCart = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 9 })), {
    selector: ([id]) => id,
  });
  fc.assert(
    fc.property(anyCart, anyCart, (visitors, accounts) => {
      const account = new Account();
      const fill = (cart: Cart, lines: [string, number][]) =>
        lines.reduce((before, [id, quantity]) => putLine(before, { ...facts(id), quantity }, 10), cart);
      account.sync(fill({ ...emptyCart, ownerId: "ada" }, accounts), 10);
      const merged = account.sync(adoptCart(fill(emptyCart, visitors), "ada", 20), 30);
      const larger = new Map(accounts);
      for (const [id, quantity] of visitors) larger.set(id, Math.max(quantity, larger.get(id) ?? 0));
      expect(contentOf(merged)[0]).toEqual(Object.fromEntries(larger));
    }),
  );
});
