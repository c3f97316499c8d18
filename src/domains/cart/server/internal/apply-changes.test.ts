import fc from "fast-check";
import { expect, test } from "vitest";
import type { LineChange } from "#domains/cart/contract.ts";
import { applyChanges, type Held } from "./apply-changes.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const held = (fields: Partial<Held> = {}): Held => ({
  ...{ productId: "a", quantity: 2, isSaved: false, priceCents: 1_500, changedAt: ago(60_000) },
  ...fields,
});
const change = (fields: Partial<LineChange> = {}): LineChange => ({
  ...{ productId: "a", quantity: 3, isSaved: false, priceCents: 1_500, changedMsAgo: 0, isVisitors: false },
  ...fields,
});
const mapOf = (lines: readonly Held[]) => new Map(lines.map((line) => [line.productId, line]));
const after = (lines: Held[], changes: LineChange[], stock = 10) =>
  applyChanges(mapOf(lines), changes, { now, stock: new Map(["a", "b"].map((id) => [id, stock])) });

test.each<[string, Held[], LineChange, Partial<Held> | null]>([
  ["a newer change wins", [held()], change(), { quantity: 3, changedAt: now }],
  ["an older change loses", [held()], change({ changedMsAgo: 120_000 }), null],
  ["an older change does not bring back", [held({ quantity: 0 })], change({ changedMsAgo: 120_000 }), null],
  ["a removal leaves its mark", [held()], change({ quantity: 0 }), { quantity: 0, changedAt: now }],
  [
    "a removal of what is not known yet counts against what is older",
    [],
    change({ quantity: 0 }),
    { quantity: 0 },
  ],
  [
    "the same change told again changes nothing",
    [held()],
    change({ quantity: 2, changedMsAgo: 60_000 }),
    null,
  ],
  [
    "the same chosen later counts against what is older",
    [held()],
    change({ quantity: 2 }),
    { changedAt: now },
  ],
  ["an accepted price is told", [held()], change({ quantity: 2, priceCents: 1_700 }), { priceCents: 1_700 }],
  ["to the saved list", [held()], change({ isSaved: true }), { isSaved: true }],
  ["a visitor's larger quantity", [held()], change({ isVisitors: true }), { quantity: 3 }],
  ["a visitor's smaller quantity", [held()], change({ isVisitors: true, quantity: 1 }), null],
  ["a visitor's line, capped at stock", [], change({ isVisitors: true, quantity: 99 }), { quantity: 10 }],
  [
    "a visitor's line of what was removed",
    [held({ quantity: 0 })],
    change({ isVisitors: true }),
    { quantity: 3 },
  ],
  [
    "what a visitor put into the cart is not saved any more",
    [held({ isSaved: true })],
    change({ isVisitors: true, quantity: 1 }),
    { quantity: 2, isSaved: false },
  ],
  [
    "what is in the cart is not put away by what a visitor saved",
    [held()],
    change({ isVisitors: true, quantity: 1, isSaved: true }),
    null,
  ],
])("%s", (_name, lines, one, expected) => {
  expect(after(lines, [one])).toEqual(expected ? [expect.objectContaining(expected)] : []);
});

test("sold-out lines stay, so that the cart can say so; unknown products are left out", () => {
  expect(after([], [change({ isVisitors: true, quantity: 4 })], 0)).toMatchObject([{ quantity: 1 }]);
  expect(after([], [change({ productId: "unknown" })])).toEqual([]);
});

test("overflow of the cart is saved for later, and the account's own lines stay", () => {
  const full = Array.from({ length: 100 }, (_, n) => held({ productId: `full-${n}` }));
  expect(after(full, [change({ isVisitors: true })])).toMatchObject([{ productId: "a", isSaved: true }]);
  const saved = Array.from({ length: 100 }, (_, n) => held({ productId: `saved-${n}`, isSaved: true }));
  expect(after([...full, ...saved], [change({ isVisitors: true })])).toMatchObject([
    { productId: "a", quantity: 0 },
  ]);
});

const ids = ["a", "b"];
const anyHeld = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }).chain((some) =>
  fc.tuple(
    ...some.map((productId) =>
      fc.record({
        productId: fc.constant(productId),
        quantity: fc.integer({ min: 0, max: 12 }),
        isSaved: fc.boolean(),
        priceCents: fc.constantFrom(1_500, 1_700),
        changedAt: fc.integer({ min: 0, max: 1_000 }).map(ago),
      }),
    ),
  ),
);
const anyChange = (isVisitors: boolean) =>
  fc.record({
    productId: fc.constantFrom(...ids),
    quantity: fc.integer({ min: 0, max: 12 }),
    isSaved: fc.boolean(),
    priceCents: fc.constantFrom(1_500, 1_700),
    changedMsAgo: fc.integer({ min: 0, max: 1_000 }),
    isVisitors: fc.constant(isVisitors),
  });
const stateAfter = (lines: readonly Held[], changes: LineChange[]) => {
  const state = mapOf(lines);
  for (const line of after([...state.values()], changes)) state.set(line.productId, line);
  return state;
};

test("for any cart and any changes of one's own: repeated or reordered, the latest of each line wins", () => {
  const changes = fc.uniqueArray(anyChange(false), {
    selector: ({ productId, changedMsAgo }) => `${productId} ${changedMsAgo}`,
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyHeld, changes, (lines, some) => {
      const inOrder = some.toSorted((a, b) => b.changedMsAgo - a.changedMsAgo);
      const state = stateAfter(lines, inOrder);
      expect(stateAfter([...state.values()], inOrder)).toEqual(state);
      for (const id of ids) {
        const latest = inOrder.findLast((one) => one.productId === id);
        const before = lines.find((line) => line.productId === id);
        if (!latest || (before && before.changedAt > ago(latest.changedMsAgo))) continue;
        expect(state.get(id)).toMatchObject({
          quantity: latest.quantity,
          changedAt: ago(latest.changedMsAgo),
        });
      }
    }),
  );
});

test("for any cart and any visitor's lines: no quantity shrinks or exceeds wish and stock, and twice is once", () => {
  fc.assert(
    fc.property(anyHeld, fc.array(anyChange(true), { maxLength: 4 }), (lines, some) => {
      const state = stateAfter(lines, some);
      expect(stateAfter([...state.values()], some)).toEqual(state);
      for (const id of ids) {
        const before = lines.find((line) => line.productId === id)?.quantity ?? 0;
        const asked = Math.max(0, ...some.filter((one) => one.productId === id).map((one) => one.quantity));
        const quantity = state.get(id)?.quantity ?? 0;
        expect(quantity).toBe(asked === 0 ? before : Math.min(Math.max(before, asked), 10));
      }
    }),
  );
});
