import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callers as rules } from "#kernel/callers.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { call } from "./support/call.ts";
import { addCallers, type Callers, callerKinds, namedBy, signedInKinds } from "./support/callers.ts";
import { expectCode } from "./support/declared-errors.ts";
import { openShop, type Shop, withoutLimits } from "./support/open-shop.ts";
import { procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

let market: TestMarket;
let shop: Shop;
let callers: Callers;
beforeAll(async () => {
  market = await openTestMarket();
  const doors = withoutLimits(market.doors);
  shop = await openShop(doors);
  callers = await addCallers(doors);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

test("the contract holds procedures to sweep", () => {
  expect(procedures.length).toBeGreaterThan(20);
});

describe.each(procedures)("$name", (procedure) => {
  test.each(callerKinds)("called by: %s", async (kind) => {
    const caller = kind === "visitor" ? callers.buyer : callers[kind];
    const world = await makeWorld(withoutLimits(market.doors), caller.person);
    const input = await validInput(procedure, world);
    const answer = await call(shop.url, procedure, input, kind === "visitor" ? undefined : caller.cookie);
    if (namedBy[procedure.rule].includes(kind)) {
      expect(answer.status, answer.text).toBeLessThan(300);
    } else if (kind === "visitor") {
      expectCode(answer, 401, "UNAUTHORIZED", procedure.name);
      expect(procedure.errors.get("UNAUTHORIZED")).toBe(401);
    } else {
      expectCode(answer, 403, "FORBIDDEN", procedure.name);
      expect(procedure.errors.get("FORBIDDEN")).toBe(403);
    }
  });
});

describe.each(rules)("the rule '%s'", (rule) => {
  test("names whom it should and nobody else", () => {
    expect(refusalOf(rule, { kind: "visitor" })).toBe(rule === "visitor" ? undefined : "UNAUTHORIZED");
    for (const kind of signedInKinds)
      expect([kind, refusalOf(rule, callers[kind].person)]).toEqual([
        kind,
        namedBy[rule].includes(kind) ? undefined : "FORBIDDEN",
      ]);
  });
});
