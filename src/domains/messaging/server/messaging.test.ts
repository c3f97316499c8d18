import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { codeOf, conversationsIn, read, say } from "../../../../tests/support/conversations.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { parcelOf } from "../../../../tests/sweeps/support/make-parcel.ts";
import { archiveConversation } from "./archive-conversation.ts";
import { countUnreadMessages } from "./count-unread-messages.ts";
import { exportMessages } from "./export-messages.ts";
import { getConversation } from "./get-conversation.ts";
import { listConversations } from "./list-conversations.ts";
import { listMessages } from "./list-messages.ts";
import { openConversation } from "./open-conversation.ts";
import { openParcelConversation } from "./open-parcel-conversation.ts";
import { conversations, messages } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());

const { newBuyer, newVendor, connect } = conversationsIn(() => market);
const listOf = (ctx: SignedInCtx, userType: "buyer" | "vendor", more: object = {}) =>
  listConversations(ctx, { userType, state: "active", ...more });
const unreadOf = async (ctx: SignedInCtx, userType: "buyer" | "vendor") =>
  (await countUnreadMessages(ctx, { userType })).count;

test("a conversation shows both sides, the product and the latest message, to either side", async () => {
  const { buyer, vendor, product, id } = await connect({ buyer: await newBuyer("Ada Reyes") });
  await say(buyer, id, "Is it washed?");
  const [seen] = (await listOf(vendor, "vendor")).items;
  expect(seen).toMatchObject({
    id,
    userType: "vendor",
    buyer: { fullName: "Ada Reyes", email: buyer.caller.email },
    vendor: { companyName: "Finca Clara" },
    product: { name: product.name, priceCents: 1_500, isAvailable: true },
    unreadCountBuyer: 0,
    unreadCountVendor: 1,
    messages: [{ content: "Is it washed?", senderType: "buyer" }],
  });
  expect((await listOf(buyer, "buyer")).items).toMatchObject([{ id, userType: "buyer" }]);
  expect(await getConversation(buyer, { conversationId: id })).toMatchObject({ id, userType: "buyer" });
});

test("connecting again, also twice at once, leads to the one conversation; unless something was said, no list shows it", async () => {
  const { buyer, vendor, product, id } = await connect();
  const again = await Promise.all([1, 2, 3].map(() => openConversation(buyer, { productId: product.id })));
  expect(new Set(again.map((one) => one.id))).toEqual(new Set([id]));
  expect([...(await listOf(buyer, "buyer")).items, ...(await listOf(vendor, "vendor")).items]).toEqual([]);
  const other = await openConversation(await newBuyer(), { productId: product.id });
  expect(other.id).not.toBe(id);
});

test("nobody connects with themselves, nor about what is not on sale; a conversation that exists still opens", async () => {
  const { buyer, vendor, product, id } = await connect();
  expect(await codeOf(openConversation(vendor, { productId: product.id }))).toBe("OWN_PRODUCT");
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, product.id));
  expect(await codeOf(openConversation(await newBuyer(), { productId: product.id }))).toBe("NOT_FOUND");
  expect(await openConversation(buyer, { productId: product.id })).toMatchObject({
    id,
    product: { isAvailable: false },
  });
  expect(await codeOf(openConversation(buyer, { productId: randomUUID() }))).toBe("NOT_FOUND");
});

test("a paid parcel has one conversation, for its buyer and its vendor and nobody else", async () => {
  const [owner, vendor] = [await newBuyer(), await newVendor()];
  const world = { infra: market.infra, vendorId: vendor.caller.vendor!.id, owner: owner.caller };
  const { parcelId } = await parcelOf(world);
  const { id, order } = await openParcelConversation(vendor, { parcelId });
  expect(order?.number).toBeGreaterThan(10_000);
  expect(await openParcelConversation(owner, { parcelId })).toMatchObject({ id, userType: "buyer" });
  for (const other of [await newBuyer(), await newVendor()])
    expect(await codeOf(openParcelConversation(other, { parcelId }))).toBe("NOT_FOUND");
});

test("others neither see, read, write, archive nor mark a conversation, whichever side they claim", async () => {
  const { buyer, vendor, id } = await connect();
  await say(buyer, id, "Hello");
  for (const other of [await newBuyer(), await newVendor()]) {
    const tries = [
      getConversation(other, { conversationId: id }),
      listMessages(other, { conversationId: id }),
      say(other, id, "Me too"),
      archiveConversation(other, { conversationId: id, isArchived: true }),
      read(other, id, "buyer"),
      read(other, id, "vendor"),
    ];
    expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => "NOT_FOUND"));
    expect([...(await listOf(other, "buyer")).items, ...(await listOf(other, "vendor")).items]).toEqual([]);
    expect((await exportMessages(other)).items).toEqual([]);
  }
  // Nor the other side's mark.
  expect(await codeOf(read(buyer, id, "vendor"))).toBe("NOT_FOUND");
  expect(await unreadOf(vendor, "vendor")).toBe(1);
});

test("the same request, sent twice or at once, is one message; with another text it is refused", async () => {
  const { buyer, vendor, id } = await connect();
  const requestId = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => say(buyer, id, "Once", requestId)));
  expect(new Set(sent.map((message) => message.id)).size).toBe(1);
  expect(await codeOf(say(buyer, id, "Twice", requestId))).toBe("CONFLICT");
  expect((await listMessages(vendor, { conversationId: id })).items).toHaveLength(1);
  expect(await unreadOf(vendor, "vendor")).toBe(1);
  // The other side may have made the same id.
  expect(await say(vendor, id, "Mine", requestId)).toMatchObject({ position: 2 });
});

test("messages sent at once by both sides get one order without gaps, and all of them count", async () => {
  const { buyer, vendor, id } = await connect();
  const sides = [buyer, vendor];
  await Promise.all(Array.from({ length: 30 }, (_, n) => say(sides[n % 2]!, id, `Message ${n}`)));
  const { items, hasEarlier } = await listMessages(buyer, { conversationId: id });
  expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expect(hasEarlier).toBe(false);
  expect(new Set(items.map(({ content }) => content)).size).toBe(30);
  const times = items.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted());
  expect([await unreadOf(buyer, "buyer"), await unreadOf(vendor, "vendor")]).toEqual([15, 15]);
});

test("ten thousand messages are read back in pages of 50, each before the one that is known", async () => {
  const { buyer, id } = await connect();
  const count = 10_000;
  await market.infra.db.execute(
    `insert into messages (conversation_id, position, sender_id, sender_type, content, request_id)
     select '${id}', n, '${buyer.caller.userId}', 'buyer', 'Message ' || n, gen_random_uuid()
     from generate_series(1, ${count}) n`,
  );
  await market.infra.db.update(conversations).set({ messageCount: count }).where(eq(conversations.id, id));
  let page = await listMessages(buyer, { conversationId: id });
  const seen = page.items.map(({ position }) => position);
  while (page.hasEarlier) {
    page = await listMessages(buyer, { conversationId: id, before: page.items[0]!.position });
    expect(page.items).toHaveLength(50);
    seen.unshift(...page.items.map(({ position }) => position));
  }
  expect(seen).toEqual(Array.from({ length: count }, (_, n) => n + 1));
});

test("reading clears one's own count, shows the other side that it was read, and nothing that comes later", async () => {
  const { buyer, vendor, id } = await connect();
  const second = await connect({ buyer, vendor });
  await say(vendor, id, "One");
  await say(vendor, id, "Two");
  await say(vendor, second.id, "Three");
  expect(await unreadOf(buyer, "buyer")).toBe(3);
  await read(buyer, id, "buyer");
  await read(buyer, id, "buyer");
  expect(await unreadOf(buyer, "buyer")).toBe(1);
  await say(vendor, id, "Four");
  const { items } = await listMessages(vendor, { conversationId: id });
  expect(items.map(({ isRead }) => isRead)).toEqual([true, true, false]);
  expect(await getConversation(vendor, { conversationId: id })).toMatchObject({ otherReadPosition: 2 });
});

test("the list is by latest message, in pages, and a page begins where the one before ended", async () => {
  const vendor = await newVendor();
  const ids: string[] = [];
  for (let n = 0; n < 35; n++) {
    const { buyer, id } = await connect({ vendor });
    // Some at the same millisecond.
    if (n % 3 === 0) market.clock.advance(1_000);
    await say(buyer, id, `Question ${n}`);
    ids.push(id);
  }
  const first = await listOf(vendor, "vendor");
  const second = await listOf(vendor, "vendor", { cursor: first.next });
  expect([first.items.length, second.items.length, second.next]).toEqual([30, 5, null]);
  const all = [...first.items, ...second.items];
  expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const times = all.map(({ lastMessageAt }) => lastMessageAt);
  expect(times).toEqual(times.toSorted().reverse());
});

test("a page before the latest time that a cursor may carry is a page", async () => {
  const { vendor, buyer, id } = await connect();
  await say(buyer, id, "Hello?");
  expect((await listOf(vendor, "vendor", { cursor: `9999999999999_${id}` })).items).toHaveLength(1);
});

test("the search finds names, products and texts, whatever case and accents", async () => {
  const vendor = await newVendor("Café Ñandú");
  const buyer = await newBuyer("Inés Pérez");
  const { id } = await connect({ buyer, vendor, productName: "Hígado del Sur" });
  await say(buyer, id, "¿Llega mañana?");
  await say(vendor, id, "100% seguro");
  const finds = async (ctx: SignedInCtx, userType: "buyer" | "vendor", search: string) =>
    (await listOf(ctx, userType, { search })).items.length;
  for (const search of ["nandu", "HIGADO", "manana", "100%"])
    expect(await finds(buyer, "buyer", search)).toBe(1);
  for (const search of ["ines perez", "higado", "seguro"])
    expect(await finds(vendor, "vendor", search)).toBe(1);
  for (const search of ["1%0", "otro"]) expect(await finds(buyer, "buyer", search)).toBe(0);
});

test("archiving is for one side only, and the next message brings it back", async () => {
  const { buyer, vendor, id } = await connect();
  await say(buyer, id, "Hello");
  expect(await archiveConversation(vendor, { conversationId: id, isArchived: true })).toMatchObject({
    isArchived: true,
  });
  const states = async () => [
    (await listOf(vendor, "vendor")).items.length,
    (await listOf(vendor, "vendor", { state: "archived" })).items.length,
    (await listOf(buyer, "buyer")).items.length,
  ];
  expect(await states()).toEqual([0, 1, 1]);
  await archiveConversation(vendor, { conversationId: id, isArchived: false });
  expect(await states()).toEqual([1, 0, 1]);
  await archiveConversation(vendor, { conversationId: id, isArchived: true });
  await say(buyer, id, "Are you there?");
  expect(await states()).toEqual([1, 0, 1]);
});

test("the twenty-first message of a minute is refused, and says for how long", async () => {
  const { buyer, id } = await connect();
  for (let n = 0; n < 20; n++) await say(buyer, id, `${n}`);
  await expect(say(buyer, id, "One more")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    data: { retryAfterSeconds: expect.any(Number) },
  });
});

test("the database itself refuses an empty or too long text, a second message at a position, and two subjects", async () => {
  const { buyer, id } = await connect();
  const row = { conversationId: id, senderId: buyer.caller.userId, senderType: "buyer" } as const;
  const insert = (more: { position: number; content: string }) =>
    market.infra.db.insert(messages).values({ ...row, requestId: randomUUID(), ...more });
  await insert({ position: 1, content: "x".repeat(2_000) });
  for (const [wrong, constraint] of [
    [{ position: 2, content: "" }, "messages_content"],
    [{ position: 2, content: "x".repeat(2_001) }, "messages_content"],
    [{ position: 1, content: "Again" }, "messages_position"],
  ] as const)
    await expect(insert(wrong)).rejects.toMatchObject({ cause: { constraint } });
});
