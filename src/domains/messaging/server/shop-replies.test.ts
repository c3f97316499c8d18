import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { vendors } from "#domains/vendors/server/tables.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { codeOf, conversationsIn, read, say } from "../../../../tests/support/conversations.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { parcelOf } from "../../../../tests/sweeps/support/make-parcel.ts";
import { addSavedReply } from "./add-saved-reply.ts";
import { changeSavedReply } from "./change-saved-reply.ts";
import { getAwayReply } from "./get-away-reply.ts";
import { listBuyerParcels } from "./list-buyer-parcels.ts";
import { listMessages } from "./list-messages.ts";
import { listSavedReplies } from "./list-saved-replies.ts";
import { removeSavedReply } from "./remove-saved-reply.ts";
import { setAwayReply } from "./set-away-reply.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());

const { newVendor, connect } = conversationsIn(() => market);
const textsOf = async (ctx: SignedInCtx, conversationId: string) =>
  (await listMessages(ctx, { conversationId })).items.map(({ content, isAutomatic }) =>
    isAutomatic ? `auto: ${content}` : content,
  );

test("a shop saves, changes and removes its own replies, and no other's", async () => {
  const [vendor, other] = [await newVendor(), await newVendor()];
  await addSavedReply(vendor, { title: "Roast days", content: "On Tuesdays." });
  market.clock.advance(1_000);
  const { items } = await addSavedReply(vendor, { title: "Grind", content: "For a moka pot: fine." });
  expect(items.map(({ title }) => title)).toEqual(["Roast days", "Grind"]);
  const [first] = items;
  const replyId = first!.id;
  const changed = { replyId, title: "Roasting", content: "Mondays." };
  expect((await changeSavedReply(vendor, changed)).items[0]).toEqual({
    ...{ id: replyId, title: "Roasting", content: "Mondays." },
  });
  expect(await codeOf(changeSavedReply(other, changed))).toBe("NOT_FOUND");
  expect(await codeOf(removeSavedReply(other, { replyId }))).toBe("NOT_FOUND");
  expect((await listSavedReplies(other)).items).toEqual([]);
  expect((await removeSavedReply(vendor, { replyId })).items.map(({ title }) => title)).toEqual(["Grind"]);
  expect(await codeOf(removeSavedReply(vendor, { replyId: randomUUID() }))).toBe("NOT_FOUND");
});

test("twenty replies are the most, also when several are added at once", async () => {
  const vendor = await newVendor();
  const add = (n: number) => codeOf(addSavedReply(vendor, { title: `Reply ${n}`, content: "Yes." }));
  const codes = await Promise.all(Array.from({ length: 25 }, (_, n) => add(n)));
  expect(codes.filter((code) => code === "fine")).toHaveLength(20);
  expect(new Set(codes)).toEqual(new Set(["fine", "TOO_MANY_SAVED_REPLIES"]));
});

test("the away text answers a buyer at most once a day in each conversation, marked and not mailed", async () => {
  const { buyer, vendor, id } = await connect();
  await setAwayReply(vendor, { mode: "always", content: "Back on Monday." });
  await say(buyer, id, "Hello");
  await say(buyer, id, "Hello?");
  expect(await textsOf(buyer, id)).toEqual(["Hello", "auto: Back on Monday.", "Hello?"]);
  const second = await connect({ buyer, vendor });
  await say(vendor, second.id, "Mine");
  await say(buyer, second.id, "Thanks");
  expect(await textsOf(buyer, second.id)).toEqual(["Mine", "Thanks", "auto: Back on Monday."]);
  await read(vendor, id, "vendor");
  await read(buyer, second.id, "buyer");
  market.clock.advance(11 * 60_000);
  await market.runJobs();
  expect(await market.infra.db.$count(emails, eq(emails.recipient, buyer.caller.email))).toBe(0);
  market.clock.advance(24 * 3_600_000);
  await say(buyer, id, "Monday!");
  expect((await textsOf(buyer, id)).slice(-2)).toEqual(["Monday!", "auto: Back on Monday."]);
});

test("by its mode it is sent never, on the days away, or always; an empty one only never", async () => {
  const { buyer, vendor, id } = await connect();
  expect(await getAwayReply(vendor)).toEqual({ mode: "off", content: "" });
  await setAwayReply(vendor, { mode: "away", content: "Harvest." });
  await say(buyer, id, "One");
  const today = dayOf(market.clock.now());
  const ofShop = eq(vendors.id, vendor.caller.vendor!.id);
  await market.infra.db.update(vendors).set({ awayFrom: today, awayUntil: today }).where(ofShop);
  await setAwayReply(vendor, { mode: "off", content: "Harvest." });
  await say(buyer, id, "Two");
  await setAwayReply(vendor, { mode: "away", content: "Harvest." });
  await say(buyer, id, "Three");
  expect(await textsOf(buyer, id)).toEqual(["One", "Two", "Three", "auto: Harvest."]);
  expect(
    await codeOf(Promise.resolve().then(() => setAwayReply(vendor, { mode: "always", content: "" }))),
  ).toBe("BAD_REQUEST");
});

test("a vendor sees what the buyer bought from this shop, and nothing of other shops or buyers", async () => {
  const { buyer, vendor, id } = await connect();
  const world = { infra: market.infra, vendorId: vendor.caller.vendor!.id, owner: buyer.caller };
  const { parcelId } = await parcelOf(world);
  const other = await newVendor();
  await parcelOf({ ...world, vendorId: other.caller.vendor!.id });
  await parcelOf({ ...world, owner: other.caller });
  expect(await listBuyerParcels(vendor, { conversationId: id })).toMatchObject({
    items: [{ parcelId, status: "processing" }],
    total: 1,
  });
  for (const stranger of [buyer, other])
    expect(await codeOf(listBuyerParcels(stranger, { conversationId: id }))).toBe("NOT_FOUND");
});
