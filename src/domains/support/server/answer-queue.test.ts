import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Ctx, SignedInCtx } from "#platform/rpc/context.ts";
import { addMember, addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { closeInquiry } from "./close-inquiry.ts";
import { listInquiries } from "./list-inquiries.ts";
import { reopenInquiry } from "./reopen-inquiry.ts";
import { sendInquiry } from "./send-inquiry.ts";
import { inquiries } from "./tables.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

/** Writes to support at a moment; in this file nothing waits from another test. */
async function write(ctx: Ctx, subject: string, at: string): Promise<void> {
  const requestId = randomUUID();
  const limits = { consume: async () => {} };
  const clock = { now: () => new Date(at) };
  const typed = {
    name: "Ada Brown",
    email: `${requestId}@people.example`,
    message: "Where is it?",
    trap: "",
  };
  await sendInquiry({ ...ctx, limits, clock } as Ctx, { requestId, subject, ...typed });
}
async function queue(now = "2026-11-18T12:00:00.000Z") {
  const ctx = { ...admin, clock: { now: () => new Date(now) } };
  const { items } = await listInquiries(ctx, { state: "open", page: 1 });
  return items.map(({ subject, answerBy, isPriority, isLate }) => [
    subject,
    answerBy!.slice(5, 16),
    ...(isPriority ? ["priority"] : []),
    ...(isLate ? ["late"] : []),
  ]);
}
const setPlan = (vendorId: string, planType: PlanType, isApproved = true) =>
  market.infra.db.update(vendors).set({ planType, isApproved }).where(eq(vendors.id, vendorId));

test("vendors with priority support are due in 4 hours, everybody else in 24, on working days; who waits longest still comes first", async () => {
  const { infra } = market;
  const [premium, basic] = [await addVendor(infra), await addVendor(infra, { planType: "basic" })];
  const packer = await addMember(infra, premium.vendor, "packer");
  const visitor: Ctx = { ...admin, caller: { kind: "visitor" } };
  // Friday.
  await write(contextFor(infra, basic), "basic on Friday", "2026-11-13T18:00:00.000Z");
  await write(contextFor(infra, premium), "premium on Friday night", "2026-11-13T22:00:00.000Z");
  await write(visitor, "visitor on Saturday", "2026-11-14T09:00:00.000Z");
  // Monday and Tuesday.
  await write(contextFor(infra, packer), "packer on Monday", "2026-11-16T15:00:00.000Z");
  await write(contextFor(infra, premium), "premium on Tuesday", "2026-11-17T10:00:00.000Z");
  expect(await queue("2026-11-16T16:00:00.000Z")).toEqual([
    ["premium on Friday night", "11-16T02:00", "priority", "late"],
    ["basic on Friday", "11-16T18:00"],
    ["packer on Monday", "11-16T19:00", "priority"],
    ["visitor on Saturday", "11-17T00:00"],
    ["premium on Tuesday", "11-17T14:00", "priority"],
  ]);
  await setPlan(premium.vendor.id, "freemium");
  await setPlan(basic.vendor.id, "enterprise");
  expect((await queue("2026-11-13T19:00:00.000Z")).map(([subject, due]) => [subject, due])).toEqual(
    [
      ["basic on Friday", "11-13T22:00"],
      ["visitor on Saturday", "11-17T00:00"],
      ["premium on Friday night", "11-16T22:00"],
      ["packer on Monday", "11-17T15:00"],
      ["premium on Tuesday", "11-18T10:00"],
    ].sort((a, b) => a[1]!.localeCompare(b[1]!)),
  );
  // A plan of a shop that does not sell is none.
  await setPlan(basic.vendor.id, "enterprise", false);
  expect((await queue())[0]).toEqual(["basic on Friday", "11-16T18:00", "late"]);
});

test("an inquiry that is opened again is due anew, and one that is not open not at all", async () => {
  const [first] = await market.infra.db.select({ id: inquiries.id }).from(inquiries).limit(1);
  const inquiryId = first!.id;
  expect(await closeInquiry(admin, { inquiryId })).toMatchObject({ answerBy: null, isLate: false });
  const again = await reopenInquiry(
    { ...admin, clock: { now: () => new Date("2026-11-23T08:00:00.000Z") } },
    { inquiryId },
  );
  expect(again.answerBy).toBe("2026-11-24T08:00:00.000Z");
});
