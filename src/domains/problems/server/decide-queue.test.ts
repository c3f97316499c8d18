import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { decision, escalate, facts, sendBags } from "../../../../tests/support/reported-problems.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { decideProblem } from "./decide-problem.ts";
import { listProblems } from "./list-problems.ts";
import { listProblemsAsAdmin } from "./list-problems-as-admin.ts";
import { objectToProblem } from "./object-to-problem.ts";

const day = 86_400_000;
let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = freely(contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] })));
});
afterAll(() => market.close());

/** Until the next Monday, at this time of day. */
function waitForMonday(): void {
  const left = (8 - market.clock.now().getUTCDay()) % 7 || 7;
  market.clock.advance(left * day);
}
const setPlan = (vendorId: string, planType: PlanType) =>
  market.infra.db.update(vendors).set({ planType }).where(eq(vendors.id, vendorId));
const waiting = async () => (await listProblemsAsAdmin(admin, { filter: "waiting" })).items;

test("what waits for administrators goes by when it is due: with priority support after two working days instead of five, and older ones still come first", async () => {
  waitForMonday();
  const [usual, late, priority] = [await sendBags(market), await sendBags(market), await sendBags(market)];
  for (const { seller } of [usual, late]) await setPlan(seller.caller.vendor!.id, "basic");
  const first = await escalate(usual);
  market.clock.advance(3.5 * day);
  const second = await escalate(priority);
  const third = await escalate(late);
  const found = await waiting();
  const monday = market.clock.now().getTime() - 3.5 * day;
  // Thursday evening's two working days end on Monday evening, after the first one's five.
  expect(found.map(({ id, isPriority }) => [id, isPriority])).toEqual([
    [first, false],
    [second, true],
    [third, false],
  ]);
  const dueIn = (at: string | null) => Math.round((Date.parse(at!) - monday) / (day / 2)) / 2;
  expect(found.map(({ dueAt }) => dueIn(dueAt))).toEqual([7, 7.5, 10.5]);
  await setPlan(usual.seller.caller.vendor!.id, "enterprise");
  await setPlan(priority.seller.caller.vendor!.id, "freemium");
  expect((await waiting()).map(({ id, dueAt, isPriority }) => [id, dueIn(dueAt), isPriority])).toEqual([
    [first, 2, true],
    ...[second, third].map((id) => [id, 10.5, false]).sort(([a], [b]) => String(a).localeCompare(String(b))),
  ]);
  // The table's own deadline stays what it was, for everybody.
  const open = (await listProblemsAsAdmin(admin, { filter: "open" })).items;
  expect(open.map(({ dueAt }) => dueIn(dueAt))).toEqual([7, 10.5, 10.5]);
  const [own] = (await listProblems(usual.seller, { filter: "open" })).items;
  expect(dueIn(own!.dueAt)).toBe(7);

  // An objection takes its place among them.
  await decideProblem(admin, decision(third));
  market.clock.advance(day / 2);
  await objectToProblem(late.buyer, { problemId: third, objection: facts });
  expect((await waiting()).map(({ id, dueAt }) => [id, dueIn(dueAt)])).toEqual([
    [first, 2],
    [second, 10.5],
    [third, 11],
  ]);
});
