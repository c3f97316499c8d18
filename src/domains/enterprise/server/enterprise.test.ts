import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { countApiCall, flushApiCalls } from "#domains/integrations/server/count-api-calls.ts";
import {
  apiKeys,
  apiKeyUsage,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from "#domains/integrations/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { getEnterpriseTerms } from "#domains/plans/server/get-enterprise-terms.ts";
import { listAccountManagers } from "#domains/plans/server/list-account-managers.ts";
import { setAccountContact } from "#domains/plans/server/set-account-contact.ts";
import { enterpriseTerms } from "#domains/plans/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getEnterpriseVendor } from "./get-enterprise-vendor.ts";
import { listEnterpriseVendors } from "./list-enterprise-vendors.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Ines Prado" }));
});
afterAll(() => market?.close());

const addEnterprise = (companyName: string) =>
  addVendor(market.infra, { planType: "enterprise", companyName, brandColor: "#205030" });
async function addKey(vendorId: string) {
  const key = { vendorId, name: "Depot", start: "cafeto_ab", keyHash: randomUUID(), scopes: [] };
  const [row] = await market.infra.db.insert(apiKeys).values(key).returning();
  return row!.id;
}

test("calls are counted by key and day, written together, and nothing is counted twice", async () => {
  const { vendor } = await addEnterprise("Calling");
  const [first, second] = [await addKey(vendor.id), await addKey(vendor.id)];
  for (let call = 0; call < 5; call++) countApiCall(market.infra, first);
  countApiCall(market.infra, second);
  countApiCall(market.infra, randomUUID());
  expect(await market.infra.db.$count(apiKeyUsage)).toBe(0);
  await Promise.all([flushApiCalls(market.infra), flushApiCalls(market.infra)]);
  market.clock.advance(86_400_000);
  countApiCall(market.infra, first);
  await flushApiCalls(market.infra);
  await flushApiCalls(market.infra);
  const { days, keys, calls } = await getEnterpriseVendor(admin, { vendorId: vendor.id });
  expect(days).toHaveLength(30);
  expect(days.slice(-3).map((day) => day.calls)).toEqual([0, 6, 1]);
  expect(calls).toBe(7);
  expect(Object.fromEntries(keys.map((key) => [key.id, key.calls]))).toEqual({ [first]: 6, [second]: 1 });
});

test("counts that can't be written are written later", async () => {
  const { vendor } = await addEnterprise("Patient");
  const keyId = await addKey(vendor.id);
  countApiCall(market.infra, keyId);
  const broken = { ...market.infra, db: { execute: () => Promise.reject(new Error("lost")) } };
  await flushApiCalls(broken as never);
  countApiCall(market.infra, keyId);
  await flushApiCalls(market.infra);
  expect(await getEnterpriseVendor(admin, { vendorId: vendor.id })).toMatchObject({ calls: 2 });
});

test("an account manager is an administrator, recorded, and seen by the vendor", async () => {
  const seller = await addEnterprise("Looked after");
  const vendorId = seller.vendor.id;
  const { userId } = admin.caller;
  const choice = { vendorId, userId, reason: "Knows the region" };
  await expect(setAccountContact(admin, choice)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const agreed = { priceCents: 90_000, managerName: "Somebody", managerEmail: "old@cafeto.example" };
  await market.infra.db.insert(enterpriseTerms).values({ vendorId, ...agreed });
  await expect(setAccountContact(admin, { ...choice, userId: seller.userId })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await listAccountManagers(admin)).map((one) => one.userId)).toEqual([userId]);
  await setAccountContact(admin, choice);
  expect((await getEnterpriseTerms(contextFor(market.infra, seller))).terms).toMatchObject({
    ...{ priceCents: 90_000, managerName: "Ines Prado", managerEmail: admin.caller.email },
  });
  const entries = await market.infra.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, vendorId));
  expect(entries).toMatchObject([{ action: "vendor.set-manager", after: { managerId: userId } }]);
  const told = await market.infra.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, seller.userId));
  expect(told).toMatchObject([{ kind: "managerChanged" }]);
});

test("failed webhooks are counted and listed by host, without the address's path", async () => {
  const { vendor } = await addEnterprise("Failing");
  const vendorId = vendor.id;
  const [endpoint] = await market.infra.db
    .insert(webhookEndpoints)
    .values({ vendorId, url: "https://shop.example/secret-path", secret: "s", types: ["parcel.paid"] })
    .returning();
  const [event] = await market.infra.db
    .insert(webhookEvents)
    .values({ vendorId, type: "parcel.paid", payload: {} })
    .returning();
  await market.infra.db.insert(webhookDeliveries).values([
    { eventId: event!.id, endpointId: endpoint!.id, state: "failed", attempts: 8, lastStatus: 500 },
    { eventId: event!.id, endpointId: endpoint!.id, state: "delivered", attempts: 1, lastStatus: 200 },
  ]);
  const detail = await getEnterpriseVendor(admin, { vendorId });
  expect(detail).toMatchObject({
    deliveries: { delivered: 1, waiting: 0, failed: 1 },
    failures: [{ host: "shop.example", type: "parcel.paid", attempts: 8, lastStatus: 500 }],
    brandColor: "#205030",
  });
  expect(JSON.stringify(detail)).not.toContain("secret-path");
  const listed = (await listEnterpriseVendors(admin, {})).items.find(({ id }) => id === vendorId);
  expect(listed).toMatchObject({ failedDeliveries: 1, priceCents: null, commissionBasisPoints: 500 });
});

test("vendors are listed by name and page by page; those on other plans are not", async () => {
  for (let number = 0; number < 26; number++) await addEnterprise(`Zone ${String(number).padStart(2, "0")}`);
  const other = await addVendor(market.infra, { planType: "premium" });
  const first = await listEnterpriseVendors(admin, {});
  const second = await listEnterpriseVendors(admin, { after: first.next! });
  expect([first.items.length, second.next]).toEqual([25, null]);
  const names = [...first.items, ...second.items].map(({ companyName }) => companyName);
  expect(names).toEqual([...new Set(names)].toSorted());
  await expect(getEnterpriseVendor(admin, { vendorId: other.vendor.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
