import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { parcels as parcelTable } from "#domains/orders/server/tables.ts";
import { watchParcels } from "#domains/orders/server/watch-parcels.ts";
import { approve } from "#domains/security/server/approve.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, address, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { decideObjection } from "./decide-objection.ts";
import { listDecisions } from "./list-decisions.ts";
import { objectToDecision } from "./object-to-decision.ts";
import { reinstateVendor } from "./reinstate-vendor.ts";
import { terminateVendor } from "./terminate-vendor.ts";

const day = 86_400_000;
let market: TestMarket;
let first: SignedInCtx;
let second: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  const add = async () => contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  [first, second] = [await add(), await add()];
});
afterAll(() => market.close());

const grounds = (vendorId: string) => ({
  ...{ vendorId, rule: "fraud" as const, facts: "Eleven parcels were sold twice and never sent." },
  openParcelsUntil: new Date(market.clock.now().getTime() + 7 * day).toISOString(),
  requestId: randomUUID(),
});
const rowOf = async (vendorId: string) =>
  (await market.infra.db.select().from(vendors).where(eq(vendors.id, vendorId)))[0]!;

test("two administrators end a contract: nothing can be bought, open parcels end at the date, and it can't be reinstated", async () => {
  const { sellers, parcels, buyer } = await sell(market, [{ priceCents: 2_000, quantity: 1, stock: 9 }]);
  const vendorId = sellers[0]!.caller.vendor!.id;
  const { approvalId } = await terminateVendor(first, grounds(vendorId));
  expect((await rowOf(vendorId)).terminatedAt).toBeNull();
  await expect(approve(first, { approvalId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await approve(second, { approvalId });
  expect(await rowOf(vendorId)).toMatchObject({ planType: "freemium", terminatedAt: market.clock.now() });
  const lines = [{ productId: parcels[0]!.lines[0]!.productId, quantity: 1 }];
  await expect(createQuote(buyer, { lines, address })).rejects.toMatchObject({ code: "CART_CHANGED" });
  await expect(
    reinstateVendor(first, { vendorId, facts: "They promised to do better." }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(terminateVendor(first, grounds(vendorId))).rejects.toMatchObject({ code: "CONFLICT" });
  market.clock.advance(8 * day);
  await watchParcels(market.infra);
  await market.runJobs();
  const [parcel] = await market.infra.db.select().from(parcelTable).where(eq(parcelTable.id, parcels[0]!.id));
  expect(parcel!.status).toBe("cancelled");
});

test("an objection that is granted takes it back", async () => {
  const { sellers } = await sell(market, [{ priceCents: 2_000, quantity: 1 }]);
  const vendorId = sellers[0]!.caller.vendor!.id;
  const { approvalId } = await terminateVendor(first, grounds(vendorId));
  await approve(second, { approvalId });
  const { items } = await listDecisions(first, { vendorId, onlyObjections: false, page: 1 });
  const decisionId = items[0]!.id;
  expect(items[0]).toMatchObject({ kind: "shopTerminated", canObject: true });
  const objection = "The carrier confirms that it collected all of them.";
  await objectToDecision(sellers[0]!, { decisionId, objection });
  await decideObjection(first, { decisionId, outcome: "reversed", reason: "The carrier says so, too." });
  expect(await rowOf(vendorId)).toMatchObject({ terminatedAt: null, suspendedAt: null });
});
