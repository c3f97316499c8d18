import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { conversations, messages } from "#domains/messaging/server/tables.ts";
import { setNotificationPreference } from "#domains/notifications/server/set-notification-preference.ts";
import { orderItems } from "#domains/orders/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { deliver } from "../../../../tests/support/reviews.ts";
import { addReview } from "./add-review.ts";
import { getVendorRating } from "./get-vendor-rating.ts";
import { refreshVendorFigures } from "./refresh-vendor-figures.ts";
import { requestReviews } from "./request-reviews.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

test("ten days after a delivery its buyer is asked once, for what is kept and not reviewed, if they want such mails", async () => {
  const { infra } = market;
  const { vendor } = await addVendor(infra);
  const { id: productId } = await addProduct(infra, vendor.id);
  const newBuyer = async () => contextFor(infra, await addPerson(infra));
  const buyers = {
    asked: await newBuyer(),
    early: await newBuyer(),
    late: await newBuyer(),
    refunded: await newBuyer(),
    reviewed: await newBuyer(),
    silent: await newBuyer(),
    underWay: await newBuyer(),
  };
  const days = { early: 9, late: 20 };
  for (const [name, { caller }] of Object.entries(buyers)) {
    const { lineId } = await deliver(infra, caller, productId, {
      daysAgo: days[name as "early"] ?? 11,
      status: name === "underWay" ? "shipped" : "delivered",
    });
    if (name === "refunded")
      await infra.db
        .update(orderItems)
        .set({ refundedQuantity: 1, refundedCents: 1_500 })
        .where(eq(orderItems.id, lineId));
  }
  await addReview(buyers.reviewed, { productId, rating: 5, comment: "Jasmine all the way.", pictureIds: [] });
  await setNotificationPreference(buyers.silent, { topic: "reviews", channel: "mail", isOn: false });
  await requestReviews(infra);
  await requestReviews(infra);
  const sent = await infra.db.select().from(emails).where(like(emails.onceKey, "review-request:%"));
  expect(sent.map(({ recipient }) => recipient)).toEqual([buyers.asked.caller.email]);
  expect(sent[0]!.html).toContain(`/products/${productId}?review=5`);
});

test("a vendor's figures are the median of first own answers and the share dispatched in time, from five on", async () => {
  const { infra } = market;
  const { vendor } = await addVendor(infra);
  const { id: productId } = await addProduct(infra, vendor.id);
  const visitor = contextFor(infra, { kind: "visitor" });
  const figures = async () => {
    await refreshVendorFigures(infra);
    const { firstReplyMinutes, dispatchedInTime } = await getVendorRating(visitor, { vendorId: vendor.id });
    return { firstReplyMinutes, dispatchedInTime };
  };
  const now = infra.clock.now().getTime();
  for (const minutes of [10, 30, 50, 70]) await converse(minutes);
  expect(await figures()).toEqual({ firstReplyMinutes: null, dispatchedInTime: null });
  await converse(4_000);
  for (let n = 0; n < 5; n++) await deliver(infra, await addPerson(infra), productId);
  expect(await figures()).toEqual({ firstReplyMinutes: 50, dispatchedInTime: 1 });

  async function converse(minutes: number) {
    const { userId } = await addPerson(infra);
    const [row] = await infra.db
      .insert(conversations)
      .values({ buyerId: userId, vendorId: vendor.id, messageCount: 3, lastMessageAt: infra.clock.now() })
      .returning();
    const at = (offset: number) => new Date(now - 10 * 86_400_000 + offset * 60_000);
    const message = { conversationId: row!.id, content: "Hello" };
    await infra.db.insert(messages).values([
      { ...message, position: 1, senderType: "buyer", requestId: crypto.randomUUID(), createdAt: at(0) },
      {
        ...{ ...message, position: 2, senderType: "vendor", requestId: crypto.randomUUID() },
        ...{ isAutomatic: true, createdAt: at(1) },
      },
      {
        ...message,
        position: 3,
        senderType: "vendor",
        requestId: crypto.randomUUID(),
        createdAt: at(minutes),
      },
    ]);
  }
});
