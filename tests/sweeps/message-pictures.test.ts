import { afterAll, beforeAll, expect, test } from "vitest";
import { openConversation } from "#domains/messaging/server/open-conversation.ts";
import { sendMessage } from "#domains/messaging/server/send-message.ts";
import { reportMessages } from "#domains/moderation/server/report-messages.ts";
import { addProduct, contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { makePicture } from "../support/pictures.ts";
import { codeOf, send } from "./support/call.ts";
import { addCallers, type CallerKind, type Callers, callerKinds } from "./support/callers.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
let callers: Callers;
let conversationId: string;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
  callers = await addCallers(market.infra);
  const { vendor, buyer } = callers;
  const { id: productId } = await addProduct(market.infra, vendor.person.vendor!.id);
  ({ id: conversationId } = await openConversation(contextFor(market.infra, buyer.person), { productId }));
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const cookieOf = (kind: CallerKind) => (kind === "visitor" ? {} : { cookie: callers[kind].cookie });
const upload = (kind: CallerKind, body: BodyInit, to = conversationId) =>
  send(`${shop.url}/storage/v1/messages/${to}/pictures`, {
    ...{ method: "POST", body, headers: { "content-type": "image/png" } },
    ...cookieOf(kind),
  });
const fetchIt = (kind: CallerKind, name: string) =>
  send(`${shop.url}/storage/v1/messages/pictures/${name}`, cookieOf(kind));
const sides: readonly CallerKind[] = ["buyer", "vendor"];
const refused = (kind: CallerKind) => (kind === "visitor" ? 401 : kind === "half signed in" ? 403 : 404);

test.each(callerKinds)("only the two sides upload: %s", async (kind) => {
  const { status } = await upload(kind, await makePicture());
  expect(status).toBe(sides.includes(kind) ? 201 : refused(kind));
});

test("what is too large, cut off or no picture has a reason; an address that names nothing is not found", async () => {
  const large = Buffer.concat([await makePicture(), Buffer.alloc(5 * 1_024 * 1_024)]);
  expect(codeOf(await upload("buyer", large))).toBe("IMAGE_TOO_LARGE");
  const half = (await makePicture({ width: 600, height: 600 })).subarray(0, 2_000);
  expect(codeOf(await upload("buyer", half))).toBe("IMAGE_DAMAGED");
  expect(codeOf(await upload("buyer", await makePicture(), "nothing"))).toBe("NOT_FOUND");
  for (const name of ["nothing.webp", `${conversationId}.webp`, `${conversationId}-17.avif`, "..%2f.webp"])
    expect((await fetchIt("buyer", name)).status).toBe(404);
});

test("only the two sides fetch it, and an administrator once it is reported; no shared cache stores it", async () => {
  const { id } = (await upload("buyer", await makePicture())).body as { id: string };
  const sent = await sendMessage(contextFor(market.infra, callers.buyer.person), {
    ...{ conversationId, content: "", requestId: crypto.randomUUID() },
    pictures: [{ pictureId: id, alt: "" }],
  });
  const seenBy = async () => {
    const seen = [];
    for (const kind of callerKinds) {
      const { status, headers } = await fetchIt(kind, `${id}-160.avif`);
      if (status === 200) seen.push(kind);
      else expect(status).toBe(refused(kind));
      expect(headers.get("cache-control")).toBe(status === 200 ? "private, max-age=600" : "no-store");
    }
    return seen;
  };
  expect(await seenBy()).toEqual(sides);
  await reportMessages(contextFor(market.infra, callers.vendor.person), {
    ...{ conversationId, messageId: sent.id, reason: "other", words: "" },
    requestId: crypto.randomUUID(),
  });
  expect(await seenBy()).toEqual([...sides, "admin"]);
});
