import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { getOrderRecords } from "./get-order-records.ts";
import { resendOrderMail } from "./resend-order-mail.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("an order's payments, balanced postings, mails and events; a mail is sent again once a request", async () => {
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { orderId, buyer, sellers, parcels } = await sell(market, [{ priceCents: 4_000, quantity: 1 }]);
  const other = await sell(market, [{ priceCents: 900, quantity: 1 }]);
  await shipParcel(sellers[0]!, { parcelId: parcels[0]!.id, carrier: "DHL", trackingNumber: "JD1" });
  const records = await getOrderRecords(admin, { orderId });
  expect(records.payments.map(({ state }) => state)).toEqual(["paid"]);
  expect(records.postings.map(({ kind }) => kind)).toContain("sale");
  for (const { entries } of records.postings)
    expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  expect(records.events.map(({ status }) => status)).toContain("shipped");
  const own = records.mails.filter(({ recipient }) => recipient === buyer.caller.email);
  expect(own.length).toBeGreaterThan(0);
  const again = { orderId, mailId: own[0]!.id, requestId: randomUUID() };
  await resendOrderMail(admin, again);
  await resendOrderMail(admin, again);
  const after = await getOrderRecords(admin, { orderId });
  expect(after.mails.length).toBe(records.mails.length + 1);
  const resent = after.events.filter(({ action }) => action === "order.resend-mail");
  expect(resent.map(({ who }) => who)).toEqual([admin.caller.fullName]);
  await expect(resendOrderMail(admin, { ...again, orderId: other.orderId })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
