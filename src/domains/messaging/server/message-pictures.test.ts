import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getReportedPicture } from "#domains/moderation/server/get-reported-picture.ts";
import { reportMessages } from "#domains/moderation/server/report-messages.ts";
import { reports } from "#domains/moderation/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { codeOf, conversationsIn, say } from "../../../../tests/support/conversations.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { makePicture } from "../../../../tests/support/pictures.ts";
import { blockOtherSide } from "./block-other-side.ts";
import { eraseMessages } from "./erase-messages.ts";
import { forgetUnsentPictures } from "./forget-unsent-pictures.ts";
import { getMessagePicture } from "./get-message-picture.ts";
import { listMessages } from "./list-messages.ts";
import { sendMessage } from "./send-message.ts";
import { storeMessagePicture } from "./store-message-picture.ts";
import { messagePictures } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());

const { newBuyer, newVendor, connect } = conversationsIn(() => market);
const upload = async (ctx: SignedInCtx, conversationId: string, bytes?: Uint8Array) =>
  storeMessagePicture(ctx, { conversationId, bytes: bytes ?? (await makePicture()) });
const sendWith = (ctx: SignedInCtx, conversationId: string, pictureIds: string[], content = "") =>
  sendMessage(ctx, {
    ...{ conversationId, content, requestId: randomUUID() },
    pictures: pictureIds.map((pictureId, n) => ({ pictureId, alt: `Picture ${n}` })),
  });
const fetchIt = (ctx: SignedInCtx, pictureId: string, width?: number) =>
  getMessagePicture(ctx, { pictureId, width, format: "webp" });

test("a picture is stored without its metadata, and sent in its place with its description", async () => {
  const { buyer, vendor, id } = await connect();
  const taken = await sharp(await makePicture({ width: 80, height: 40 }))
    .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
  const first = await upload(buyer, id, taken);
  const second = await upload(buyer, id);
  const sent = await sendWith(buyer, id, [second.id, first.id]);
  expect(sent).toMatchObject({
    content: "",
    pictures: [
      { id: second.id, alt: "Picture 0" },
      { id: first.id, alt: "Picture 1", width: 80, height: 40 },
    ],
  });
  expect((await listMessages(vendor, { conversationId: id })).items[0]!.pictures).toEqual(sent.pictures);
  const { bytes, contentType } = await fetchIt(vendor, first.id);
  expect(contentType).toBe("image/webp");
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect((await sharp((await fetchIt(vendor, first.id, 160)).bytes).metadata()).format).toBe("webp");
  expect(await codeOf(fetchIt(vendor, first.id, 161))).toBe("NOT_FOUND");
});

test("only the two sides get it, before it is sent only who uploaded it, and no public address", async () => {
  const { buyer, vendor, id } = await connect();
  const picture = await upload(buyer, id);
  expect(await codeOf(fetchIt(buyer, picture.id))).toBe("fine");
  expect(await codeOf(fetchIt(vendor, picture.id))).toBe("NOT_FOUND");
  await sendWith(buyer, id, [picture.id]);
  expect(await codeOf(fetchIt(vendor, picture.id))).toBe("fine");
  for (const other of [await newBuyer(), await newVendor()]) {
    expect(await codeOf(fetchIt(other, picture.id))).toBe("NOT_FOUND");
    expect(await codeOf(upload(other, id))).toBe("NOT_FOUND");
  }
  expect(await market.infra.storage.read(`images/${picture.id}.webp`)).toBeUndefined();
});

test("one sends only own uploads for this conversation, each once, at most three; nothing else is sent", async () => {
  const { buyer, vendor, id } = await connect();
  const elsewhere = await connect({ buyer, vendor });
  const [mine, theirs, other] = [
    await upload(buyer, id),
    await upload(vendor, id),
    await upload(buyer, elsewhere.id),
  ];
  for (const ids of [[theirs.id], [other.id], [mine.id, mine.id], [randomUUID()]])
    expect(await codeOf(sendWith(buyer, id, ids, "Look"))).toBe("NOT_FOUND");
  expect((await listMessages(buyer, { conversationId: id })).items).toEqual([]);
  await sendWith(buyer, id, [mine.id]);
  expect(await codeOf(sendWith(buyer, id, [mine.id], "Again"))).toBe("NOT_FOUND");
  expect(await codeOf(say(buyer, id, ""))).toBe("BAD_REQUEST");
});

test("what is cut off or no picture is refused, and so is any where nothing can be written", async () => {
  const { buyer, vendor, id } = await connect();
  const half = (await makePicture({ width: 600, height: 600 })).subarray(0, 2_000);
  expect(await codeOf(upload(buyer, id, half))).toBe("IMAGE_DAMAGED");
  expect(await codeOf(upload(buyer, id, Buffer.from("<svg/>")))).toBe("IMAGE_FORMAT");
  await blockOtherSide(vendor, { conversationId: id, isBlocked: true });
  expect(await codeOf(upload(buyer, id))).toBe("CONVERSATION_BLOCKED");
  expect(await market.infra.db.$count(messagePictures, eq(messagePictures.conversationId, id))).toBe(0);
});

test("an administrator gets it while an open report is about it, and not otherwise", async () => {
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { buyer, vendor, id } = await connect();
  const { id: pictureId } = await upload(vendor, id);
  const sent = await sendWith(vendor, id, [pictureId]);
  const seen = () => codeOf(getReportedPicture(admin, { pictureId, format: "webp" }));
  expect(await seen()).toBe("NOT_FOUND");
  await reportMessages(buyer, {
    ...{ conversationId: id, messageId: sent.id, reason: "other", words: "", requestId: randomUUID() },
  });
  expect(await seen()).toBe("fine");
  await market.infra.db
    .update(reports)
    .set({ state: "closed", closeReason: "Done", closedAt: market.clock.now() });
  expect(await seen()).toBe("NOT_FOUND");
});

test("what is not sent within a day, and what an erased account sent, is gone with its files", async () => {
  const { buyer, vendor, id } = await connect();
  const [unsent, sent, theirs] = [await upload(buyer, id), await upload(buyer, id), await upload(vendor, id)];
  await sendWith(buyer, id, [sent.id]);
  await sendWith(vendor, id, [theirs.id]);
  await fetchIt(vendor, sent.id, 160);
  const files = ({ id: name }: { id: string }, width = "") =>
    market.infra.storage.read(`message-pictures/${name}${width}.webp`);
  await forgetUnsentPictures(market.infra);
  expect(await files(unsent)).toBeDefined();
  market.clock.advance(25 * 3_600_000);
  await forgetUnsentPictures(market.infra);
  await market.runJobs();
  expect([await files(unsent), await codeOf(fetchIt(buyer, unsent.id))]).toEqual([undefined, "NOT_FOUND"]);
  expect(await files(sent, "-160")).toBeDefined();
  await eraseMessages(buyer);
  await market.runJobs();
  expect([await files(sent), await files(sent, "-160")]).toEqual([undefined, undefined]);
  expect(await files(theirs)).toBeDefined();
  const { items } = await listMessages(vendor, { conversationId: id });
  expect(items.map(({ pictures }) => pictures.length)).toEqual([0, 1]);
});

test("no file is stored without a row by which it is found again", async () => {
  const { buyer, id } = await connect();
  const { storage } = buyer;
  const rowsAtWrite: number[] = [];
  const write: typeof storage.write = async (key, ...rest) => {
    const pictureId = key.split("/").at(-1)!.replace(".webp", "");
    rowsAtWrite.push(await market.infra.db.$count(messagePictures, eq(messagePictures.id, pictureId)));
    await storage.write(key, ...rest);
    throw new Error("The connection to the store is lost");
  };
  const failing = Object.create(storage, { write: { value: write } }) as typeof storage;
  await expect(upload({ ...buyer, storage: failing }, id)).rejects.toThrow("lost");
  expect(rowsAtWrite).toEqual([1]);
});
