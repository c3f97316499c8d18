import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CallerRule, callers as rules } from "#kernel/callers.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import type { Person } from "#platform/rpc/context.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { call } from "./support/call.ts";
import {
  addCallers,
  type Callers,
  callerKinds,
  firstNamedBy,
  keepSignedIn,
  namedBy,
  refusalFor,
} from "./support/callers.ts";
import { expectAccepted, expectCode } from "./support/declared-errors.ts";
import { openShop, type Shop, withoutLimits } from "./support/open-shop.ts";
import { type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

let market: TestMarket;
let shop: Shop;
let callers: Callers;
beforeAll(async () => {
  market = await openTestMarket();
  const infra = withoutLimits(market.infra);
  shop = await openShop(infra);
  callers = await addCallers(infra);
});
beforeEach(() => keepSignedIn(market.infra, callers));
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

test("the contract holds procedures to sweep", () => {
  expect(procedures.length).toBeGreaterThan(20);
});

const inputOf = async (procedure: Procedure, owner: Person) =>
  validInput(procedure, await makeWorld(withoutLimits(market.infra), owner));

describe.each(procedures)("$name", (procedure) => {
  const admitted = namedBy[procedure.rule];
  /** For who is refused, and so can send it again and again. */
  let refused: Record<string, unknown>;
  beforeAll(async () => {
    refused = await inputOf(procedure, callers[firstNamedBy(procedure.rule)].person);
  });

  test.each(callerKinds.filter((kind) => !admitted.includes(kind)))("refuses: %s", async (kind) => {
    const cookie = kind === "visitor" ? undefined : callers[kind].cookie;
    const answer = await call(shop.url, procedure, refused, cookie);
    const { status, code } = refusalFor(procedure.rule, kind);
    expectCode(answer, status, code, procedure.name);
    expect(procedure.errors.get(code)).toBe(status);
  });

  test.each(admitted)("admits: %s", async (kind) => {
    const { person, cookie } = kind === "visitor" ? { ...callers.buyer, cookie: undefined } : callers[kind];
    const input = await inputOf(procedure, person);
    expectAccepted(procedure, await call(shop.url, procedure, input, cookie));
  });
});

describe.each(procedures.filter(({ rule }) => rule !== "visitor"))("$name", (procedure) => {
  test("refuses before it looks at the input", async () => {
    const input = await inputOf(procedure, callers[firstNamedBy(procedure.rule)].person);
    const answer = await call(shop.url, procedure, { ...input, unheardOf: "x" });
    const { status, code } = refusalFor(procedure.rule, "visitor");
    expectCode(answer, status, code, procedure.name);
  });
});

const ofRule: Record<CallerRule, ProcedureMeta> = {
  visitor: { caller: "visitor" },
  session: { caller: "session" },
  signedIn: { caller: "signedIn" },
  vendor: { caller: "vendor", permission: "shop.read" },
  enterprise: { caller: "enterprise", permission: "shop.read" },
  admin: { caller: "admin", permission: "market.read" },
};

describe.each(rules)("the rule '%s'", (rule) => {
  test("names the callers it should and no others", () => {
    for (const kind of callerKinds) {
      const caller = kind === "visitor" ? ({ kind } as const) : callers[kind].caller;
      const expected = namedBy[rule].includes(kind) ? undefined : refusalFor(rule, kind).code;
      expect([kind, refusalOf(ofRule[rule], caller)]).toEqual([kind, expected]);
    }
  });
});
