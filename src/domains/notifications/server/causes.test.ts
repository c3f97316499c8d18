import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProductInput } from "#domains/listings/product-shapes.ts";
import { createProduct } from "#domains/listings/server/create-product.ts";
import { mailUnreadMessages } from "#domains/messaging/server/mail-unread-messages.ts";
import { conversations } from "#domains/messaging/server/tables.ts";
import { announceDeadLetters } from "#domains/moderation/server/announce-dead-letters.ts";
import { deliverParcel } from "#domains/orders/server/deliver-parcel.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { conversationsIn, read, say } from "../../../../tests/support/conversations.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, sell } from "../../../../tests/support/sell.ts";
import { countUnreadNotifications } from "./count-unread-notifications.ts";
import { listNotifications } from "./list-notifications.ts";
import { setNotificationPreference } from "./set-notification-preference.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const { connect } = conversationsIn(() => market);
const kindsOf = async (ctx: SignedInCtx) =>
  (await listNotifications(ctx, {})).items.map(({ kind }) => kind).sort();
const mailsTo = ({ caller }: SignedInCtx, occasion: string) =>
  market.infra.db.$count(
    emails,
    and(eq(emails.recipient, caller.email), like(emails.onceKey, `${occasion}:%`)),
  );

test("buyer and vendor hear of a paid order, its dispatch, arrival and refund", async () => {
  const { buyer, sellers, parcels } = await sell(market, [{ priceCents: 2_000, quantity: 2 }]);
  const [seller, parcel] = [sellers[0]!, parcels[0]!];
  expect(await kindsOf(buyer)).toEqual(["orderPaid"]);
  expect(await kindsOf(seller)).toEqual(["parcelSold"]);
  await shipParcel(seller, { parcelId: parcel.id, carrier: "UPS", trackingNumber: "1Z999AA10123456784" });
  await deliverParcel(seller, { parcelId: parcel.id });
  await refundParcel(seller, {
    ...asked(parcel.id, [{ lineId: parcel.lines[0]!.id, quantity: 1 }]),
    reason: "torn",
  });
  expect(await kindsOf(buyer)).toEqual(["orderPaid", "parcelDelivered", "parcelRefunded", "parcelShipped"]);
  // Its own decisions are no news to the vendor.
  expect(await kindsOf(seller)).toEqual(["parcelSold"]);
});

test("who wants no mails about orders still gets the confirmation, and hears of the rest on the site", async () => {
  const { buyer, sellers, parcels } = await sell(market, [{ priceCents: 2_000, quantity: 1 }]);
  await setNotificationPreference(buyer, { topic: "orders", channel: "mail", isOn: false });
  await shipParcel(sellers[0]!, {
    parcelId: parcels[0]!.id,
    carrier: "UPS",
    trackingNumber: "1Z999AA10123456784",
  });
  expect(await mailsTo(buyer, "parcel-shipped")).toBe(0);
  expect(await mailsTo(buyer, "order-paid")).toBe(1);
  expect(await kindsOf(buyer)).toEqual(["orderPaid", "parcelShipped"]);
});

test("a message notifies its reader with the shop's name or the product's, and is read with the conversation", async () => {
  const { buyer, vendor, product, id } = await connect();
  await say(buyer, id, "Is it washed?");
  await say(buyer, id, "And how old?");
  const [seen] = (await listNotifications(vendor, {})).items;
  expect(seen).toMatchObject({
    ...{ kind: "messageAboutProduct", count: 2, params: { product: product.name }, link: `/messages/${id}` },
  });
  expect(await kindsOf(buyer)).toEqual([]);
  await read(vendor, id, "vendor");
  expect(await countUnreadNotifications(vendor)).toEqual({ count: 0 });
  await say(vendor, id, "Yes.");
  expect((await listNotifications(buyer, {})).items).toMatchObject([
    { kind: "messageFromVendor", params: { vendor: vendor.caller.vendor!.companyName } },
  ]);
});

test("who wants no mails about messages gets none", async () => {
  const { buyer, vendor, id } = await connect();
  await setNotificationPreference(vendor, { topic: "messages", channel: "mail", isOn: false });
  await say(buyer, id, "Is it washed?");
  market.clock.advance(600_000);
  const [row] = await market.infra.db.select().from(conversations).where(eq(conversations.id, id));
  const dueAt = row!.mailDueVendorAt!.toISOString();
  await mailUnreadMessages(market.infra, { conversationId: id, recipient: "vendor", dueAt });
  expect(await mailsTo(vendor, "message")).toBe(0);
});

test("administrators hear of products that wait, and of given-up jobs once", async () => {
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const vendor = contextFor(market.infra, await addVendor(market.infra));
  const coffee = { name: "Kiambu AA", description: "Blackcurrant and cane sugar, dried on raised beds." };
  const facts = { category: "roasted-coffee", originCountry: "KE", roastLevel: "light" };
  const amounts = { priceCents: 1_850, weightGrams: 250, stockQuantity: 12 };
  await createProduct(vendor, newProductInput.parse({ ...coffee, ...facts, ...amounts }));
  expect(await kindsOf(admin)).toEqual(["productWaiting"]);
  await market.infra.db.execute(
    "insert into jobs.job_common (name, data, state) values ('dead-letters', '{}', 'created')",
  );
  market.clock.advance(1_000);
  await announceDeadLetters(market.infra);
  await announceDeadLetters(market.infra);
  expect((await listNotifications(admin, {})).items).toMatchObject([
    { kind: "jobFailed", count: 1, link: "/admin?tab=jobs" },
    { kind: "productWaiting" },
  ]);
});
