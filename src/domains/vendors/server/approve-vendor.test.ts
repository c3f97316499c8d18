import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rejectApplication } from "#domains/decisions/server/reject-application.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { approveVendor } from "./approve-vendor.ts";
import { getVendor } from "./get-vendor.ts";
import { getVendorForReview } from "./get-vendor-for-review.ts";
import { listVendors } from "./list-vendors.ts";
import { vendors } from "./tables.ts";

let market: TestMarket;
let admins: [Person, Person];
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admins = [
    await addPerson(market.infra, { roles: ["admin"] }),
    await addPerson(market.infra, { roles: ["admin"] }),
  ];
});
afterAll(() => market.close());

const reason = "The phone number is not one we can reach.";
const ctxOf = (which: 0 | 1) => contextFor(market.infra, admins[which]);
const addWaiting = (more = {}) =>
  addVendor(market.infra, { isApproved: false, planType: "freemium", ...more });
const read = ({ vendor }: { vendor: { id: string } }) =>
  getVendorForReview(ctxOf(0), { vendorId: vendor.id });
const mailsTo = async ({ email }: Person) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).map(({ text }) => text);

test("the approval opens the shop and begins six months of freemium", async () => {
  const waiting = await addWaiting();
  await expect(getVendor(ctxOf(0), { vendorId: waiting.vendor.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const seen = await read(waiting);
  const approved = await approveVendor(ctxOf(0), seen);
  const now = market.clock.now();
  expect(approved).toMatchObject({ state: "approved", planType: "freemium", approvedAt: now.toISOString() });
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + 6, 1);
  expect(approved.planExpiresAt!.slice(0, 7)).toBe(until.toISOString().slice(0, 7));
  expect((await getVendor(ctxOf(0), { vendorId: waiting.vendor.id })).sellingSince).toBe(now.toISOString());
  expect((await mailsTo(waiting))[0]).toContain("Your six free months start today");
});

test("six months end on the last day of a shorter month", async () => {
  const waiting = await addWaiting();
  const now = market.clock.now().getTime();
  const august = Date.parse("2026-08-31T23:30:00.000Z");
  market.clock.advance(august - now);
  const { planExpiresAt } = await approveVendor(ctxOf(0), await read(waiting));
  market.clock.advance(now - august);
  expect(planExpiresAt).toBe("2027-02-28T23:30:00.000Z");
});

test("a rejection carries its reason to the owner", async () => {
  const waiting = await addWaiting();
  await rejectApplication(ctxOf(0), { ...(await read(waiting)), rule: "identity", facts: reason });
  expect(await read(waiting)).toMatchObject({ state: "rejected", rejectionReason: reason });
  expect((await mailsTo(waiting))[0]).toContain(reason);
});

test("of two administrators at once one decides, and one outcome is mailed", async () => {
  for (let round = 0; round < 5; round++) {
    const waiting = await addWaiting();
    const seen = await read(waiting);
    const tries = await Promise.allSettled([
      approveVendor(ctxOf(0), seen),
      rejectApplication(ctxOf(1), { ...seen, rule: "identity", facts: reason }),
      approveVendor(ctxOf(1), seen),
    ]);
    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    const codes = tries.filter((one) => one.status === "rejected").map((one) => one.reason.code);
    expect(codes).toEqual(["CONFLICT", "CONFLICT"]);
    expect(await mailsTo(waiting)).toHaveLength(1);
  }
});

test("a decision on an older submission is refused", async () => {
  const waiting = await addWaiting();
  const seen = await read(waiting);
  await market.infra.db
    .update(vendors)
    .set({ submittedAt: new Date(Date.parse(seen.submittedAt) + 1) })
    .where(eq(vendors.id, waiting.vendor.id));
  await expect(approveVendor(ctxOf(0), seen)).rejects.toMatchObject({ code: "CONFLICT" });
  const nobody = { ...seen, vendorId: admins[0].userId };
  await expect(approveVendor(ctxOf(0), nobody)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the queue begins with who waits longest, says for how long, and is searched by company and address", async () => {
  const hour = 3_600_000;
  const ago = (hours: number) => new Date(market.clock.now().getTime() - hours * hour);
  const late = await addWaiting({ companyName: "Queue 100%_a", submittedAt: ago(5) });
  const early = await addWaiting({ companyName: "Queue b", submittedAt: ago(50) });
  const waiting = { state: "waiting", sort: "oldest" } as const;
  const found = await listVendors(ctxOf(0), { ...waiting, search: "queue" });
  expect(found.items.map(({ id, waitingHours }) => [id, waitingHours])).toEqual([
    [early.vendor.id, 50],
    [late.vendor.id, 5],
  ]);
  const byPattern = await listVendors(ctxOf(0), { ...waiting, search: "100%_" });
  expect(byPattern.items.map(({ id }) => id)).toEqual([late.vendor.id]);
  const byAddress = await listVendors(ctxOf(0), { ...waiting, search: early.email });
  expect(byAddress.items.map(({ id }) => id)).toEqual([early.vendor.id]);
});
