import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CallerRule, callers as rules } from "#kernel/callers.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import type { Person } from "#platform/rpc/context.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { call, type Input } from "./support/call.ts";
import {
  addCallers,
  type Callers,
  callerKinds,
  firstNamedBy,
  keepSignedIn,
  namedBy,
  refusalFor,
} from "./support/callers.ts";
import { expectAccepted, expectCode, wrongCode } from "./support/declared-errors.ts";
import { inTurns } from "./support/in-turns.ts";
import { openShop, type Shop, withoutLimits } from "./support/open-shop.ts";
import { type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

let market: TestMarket;
let shop: Shop;
let callers: Callers;
beforeAll(async () => {
  market = await openTestMarket({ pool: 4 });
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
  const refused = callerKinds.filter((kind) => !admitted.includes(kind));
  const first = firstNamedBy(procedure.rule);
  const ask = (input: Input, cookie: string | undefined) =>
    call(shop.url, procedure, input, cookie, shop.askInProcess);

  if (refused.length > 0)
    test(`refuses all but: ${admitted.join(", ")}`, async () => {
      const input = await inputOf(procedure, callers[first].person);
      const problems = await inTurns(refused, async (kind) => {
        const { status, code } = refusalFor(procedure.rule, kind);
        const cookie = kind === "visitor" ? undefined : callers[kind].cookie;
        if (procedure.errors.get(code) !== status) return `${kind}: ${code} is not declared as ${status}`;
        const problem = wrongCode(await ask(input, cookie), status, code);
        return problem && `${kind}: ${problem}`;
      });
      expect(problems.filter(Boolean)).toEqual([]);
      // Before it looks at the input.
      const { status, code } = refusalFor(procedure.rule, "visitor");
      expectCode(await ask({ ...input, unheardOf: "x" }, undefined), status, code, procedure.name);
      // What was refused is still there for whom it was made.
      expectAccepted(procedure, await ask(input, callers[first].cookie));
    });

  const others = refused.length > 0 ? admitted.filter((kind) => kind !== first) : admitted;
  if (others.length > 0)
    test.each(others)("admits: %s", async (kind) => {
      const { person, cookie } = kind === "visitor" ? { ...callers.buyer, cookie: undefined } : callers[kind];
      expectAccepted(procedure, await ask(await inputOf(procedure, person), cookie));
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
