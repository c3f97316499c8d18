import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { codeOf } from "../../../../tests/support/conversations.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { byVisitor, newEmail, reportersIn, said } from "../../../../tests/support/reports.ts";
import { eraseReports } from "./erase-reports.ts";
import { exportReports } from "./export-reports.ts";
import { forgetReporters } from "./forget-reporters.ts";
import { reportProduct } from "./report-product.ts";
import { reportVendor } from "./report-vendor.ts";
import { reports } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());

const { newPerson, newModerator, newProduct, visitor, rowOf, mailsTo } = reportersIn(() => market);

test("a visitor reports a product with name and address, and the mail holds the reference but no typed word", async () => {
  const { productId, shop } = await newProduct();
  const email = newEmail();
  const { reference } = await reportProduct(visitor(), { productId, ...byVisitor(email.toUpperCase()) });
  expect(reference).toMatch(/^R-\d{3}-\d{3}-\d{3}$/);
  expect(await rowOf(productId)).toMatchObject({
    ...{ kind: "product", reporterId: null, reporterEmail: email, reporterName: "Eva Luz" },
    ...{ reportedId: shop.caller.userId, state: "open", isSuspected: false },
  });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toContain(reference);
  expect(mails[0]!.text).not.toContain("another coffee");
  expect(await mailsTo(shop.caller.email)).toEqual([]);
  const nameless = { ...byVisitor(email), name: undefined };
  expect(await codeOf(reportProduct(visitor(), { productId, ...nameless }))).toBe("BAD_REQUEST");
});

test("one's own goods, shop and review, and what shoppers don't see, cannot be reported", async () => {
  const { productId, shop, vendorId } = await newProduct();
  expect(await codeOf(reportProduct(shop, { productId, ...said() }))).toBe("NOT_FOUND");
  expect(await codeOf(reportVendor(shop, { vendorId, ...said() }))).toBe("NOT_FOUND");
  const person = await newPerson();
  expect(await codeOf(reportProduct(person, { productId: randomUUID(), ...said() }))).toBe("NOT_FOUND");
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  expect(await codeOf(reportProduct(person, { productId, ...said() }))).toBe("NOT_FOUND");
  await market.infra.db.update(vendors).set({ pausedAt: new Date() }).where(eq(vendors.id, vendorId));
  expect(await codeOf(reportVendor(visitor(), { vendorId, ...byVisitor(newEmail()) }))).toBe("NOT_FOUND");
  expect(await market.infra.db.$count(reports, eq(reports.subjectId, productId))).toBe(0);
});

test("the same person has one open report of a thing, also sent at once; others don't learn of it", async () => {
  const { productId } = await newProduct();
  const email = newEmail();
  const sent = await Promise.all(
    [1, 2, 3].map(() => reportProduct(visitor(), { productId, ...byVisitor(email) })),
  );
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
  // Whoever types a stranger's address sees the same as for a new one: a number that says nothing of when it was given.
  const other = await reportProduct(visitor(), { productId, ...byVisitor(newEmail()) });
  expect(other.reference).toMatch(/^R-\d{3}-\d{3}-\d{3}$/);
  const person = await newPerson();
  const { reference } = await reportProduct(person, { productId, ...said() });
  expect(await reportProduct(person, { productId, ...said() })).toEqual({ reference });
  expect(await market.infra.db.$count(reports, eq(reports.subjectId, productId))).toBe(3);
});

test("what fills the hidden field gets a reference, and nobody a mail or a notification", async () => {
  const { productId } = await newProduct();
  const email = newEmail();
  const admin = await newModerator();
  const { reference } = await reportProduct(visitor(), { productId, ...byVisitor(email, { trap: "x" }) });
  expect(reference).toMatch(/^R-\d{3}-\d{3}-\d{3}$/);
  expect(await rowOf(productId)).toMatchObject({ state: "closed", isSuspected: true, outcome: null });
  expect(await mailsTo(email)).toEqual([]);
  expect(await market.infra.db.$count(notifications, eq(notifications.userId, admin.caller.userId))).toBe(0);
});

test("five reports an hour of one visitor to one address, and ten of one account", async () => {
  const email = newEmail();
  const { productId } = await newProduct();
  for (let n = 0; n < 5; n++) await reportProduct(visitor(), { productId, ...byVisitor(email) });
  expect(await codeOf(reportProduct(visitor(), { productId, ...byVisitor(email) }))).toBe(
    "TOO_MANY_REQUESTS",
  );
  const person = await newPerson();
  for (let n = 0; n < 10; n++) await reportProduct(person, { productId, ...said() });
  expect(await codeOf(reportProduct(person, { productId, ...said() }))).toBe("TOO_MANY_REQUESTS");
});

test("a visitor's reports are in the export of the account with that address, and go with it", async () => {
  const person = await newPerson();
  const { productId } = await newProduct();
  await reportProduct(visitor(), { productId, ...byVisitor(person.caller.email) });
  expect((await exportReports(person)).items).toMatchObject([
    { email: person.caller.email, kind: "product" },
  ]);
  await eraseReports(person);
  expect(await rowOf(productId)).toMatchObject({ reporterEmail: null, reporterName: null, words: "" });
  expect(await mailsTo(person.caller.email)).toEqual([]);
});

test("a year after the decision nothing says which visitor reported; what programs sent goes after 30 days", async () => {
  const [robot, old, fresh] = [await newProduct(), await newProduct(), await newProduct()];
  const days = (count: number) => new Date(market.infra.clock.now().getTime() - count * 86_400_000);
  const closed = { state: "closed" as const, closeReason: "It may stay.", outcome: "none" as const };
  for (const { productId } of [old, fresh])
    await reportProduct(visitor(), { productId, ...byVisitor(newEmail()) });
  await reportProduct(visitor(), { productId: robot.productId, ...byVisitor(newEmail(), { trap: "x" }) });
  const set = (productId: string, values: object) =>
    market.infra.db.update(reports).set(values).where(eq(reports.subjectId, productId));
  const objected = { objection: "My shop is the other roaster.", objectedAt: days(366) };
  await set(old.productId, { ...closed, ...objected, closedAt: days(366) });
  await set(fresh.productId, { ...closed, closedAt: days(364) });
  await set(robot.productId, { createdAt: days(31) });
  await forgetReporters(market.infra);
  await forgetReporters(market.infra);
  expect(await rowOf(old.productId)).toMatchObject({
    ...{ reporterEmail: null, words: "", objection: "", outcome: "none" },
    objectedAt: days(366),
  });
  expect(await rowOf(fresh.productId)).toMatchObject({ reporterName: "Eva Luz" });
  expect(await rowOf(robot.productId)).toBeUndefined();
});
