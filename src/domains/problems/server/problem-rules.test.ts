import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { stockMovements } from "#domains/inventory/server/tables.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { openParcelConversation } from "#domains/messaging/server/open-parcel-conversation.ts";
import { messages } from "#domains/messaging/server/tables.ts";
import { deliverParcel } from "#domains/orders/server/deliver-parcel.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { getBalance } from "#domains/payouts/server/get-balance.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { say } from "../../../../tests/support/conversations.ts";
import { readStock } from "../../../../tests/support/figures.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { makePicture } from "../../../../tests/support/pictures.ts";
import {
  decision,
  expectMoneyRight,
  offer,
  report,
  reportInput,
  sendBags,
} from "../../../../tests/support/reported-problems.ts";
import { uploadLabel } from "../../../../tests/support/return-label.ts";
import { asked, freely, refundsOf } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { addProblemNote } from "./add-problem-note.ts";
import { answerOffer } from "./answer-offer.ts";
import { decideProblem } from "./decide-problem.ts";
import { getProblemPicture } from "./get-problem-picture.ts";
import { listOrderProblems } from "./list-order-problems.ts";
import { receiveReturn } from "./receive-return.ts";
import { reportProblem } from "./report-problem.ts";
import { sendReturn } from "./send-return.ts";
import { shipReplacement } from "./ship-replacement.ts";
import { storeProblemPicture } from "./store-problem-picture.ts";
import { workOffProblems } from "./work-off-problems.ts";

const day = 86_400_000;
let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = freely(contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Root" })));
});
afterAll(() => market.close());

const send = (given = {}) => sendBags(market, given);
const tracking = { carrier: "DHL", trackingNumber: "JD014600009" };

test("a return: sent to the vendor's address, received, refunded and restocked as chosen", async () => {
  const sent = await send();
  const stock = () => readStock(market.infra, sent.productId);
  const { id: problemId } = await report(sent, { kind: "changedMind", wish: "return", isUnopened: true });
  expect(await codeOf(offer(sent, problemId, { offer: "return" }))).toBe("BAD_REQUEST");
  await offer(sent, problemId, { offer: "return", returnTo: "Finca, Calle 1, Huila, Colombia" });
  await answerOffer(sent.buyer, { problemId, answer: "accept", words: "" });
  await sendReturn(sent.buyer, { problemId, ...tracking });
  const before = await stock();
  await receiveReturn(sent.seller, { problemId, isRight: true, restocks: true, words: "All whole." });
  expect((await stock()).stock).toBe(before.stock + 2);
  const [refund] = await refundsOf(market.infra, sent.orderId);
  expect(refund).toMatchObject({ goodsCents: 4_000, shippingCents: 0, restocks: true });
  await expectMoneyRight(market);
});

test("a return needs a prepaid label, unless the buyer changed their mind", async () => {
  const sent = await send();
  const { id: problemId } = await report(sent);
  const back = { offer: "return", returnTo: "Finca, Calle 1, Huila, Colombia" } as const;
  expect(await codeOf(offer(sent, problemId, back))).toBe("BAD_REQUEST");
  const [ofBuyer, ofVendor] = [sent.buyer, sent.seller].map((ctx) => uploadLabel(ctx, sent.parcelId));
  expect(await codeOf(offer(sent, problemId, { ...back, pictureIds: await ofBuyer! }))).toBe("NOT_FOUND");
  expect(await offer(sent, problemId, { ...back, pictureIds: await ofVendor! })).toMatchObject({
    state: "offered",
  });
});

test("a replacement leaves the stock and moves no money; without enough of it, everything stays", async () => {
  const sent = await send();
  const { id: problemId } = await report(sent, { wish: "replacement" });
  await offer(sent, problemId, { offer: "replacement" });
  await answerOffer(sent.buyer, { problemId, answer: "accept", words: "" });
  const before = await getBalance(sent.seller);
  const stock = await readStock(market.infra, sent.productId);
  await shipReplacement(sent.seller, { problemId, ...tracking });
  expect((await readStock(market.infra, sent.productId)).stock).toBe(stock.stock - 2);
  const moved = await market.infra.db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, sent.productId), eq(stockMovements.reason, "replacement")));
  expect(moved.map(({ delta }) => delta)).toEqual([-2]);
  expect((await getBalance(sent.seller)).nowCents).toBe(before.nowCents);
  expect(await refundsOf(market.infra, sent.orderId)).toEqual([]);
  await expectMoneyRight(market);
});

test("a report is one, in its days, of what is left, and one at a time", async () => {
  const sent = await send();
  const input = reportInput(sent);
  const [first, again] = await Promise.all([
    reportProblem(sent.buyer, input),
    reportProblem(sent.buyer, input),
  ]);
  expect(again.id).toBe(first.id);
  expect(await codeOf(report(sent))).toBe("CONFLICT");
  expect(await codeOf(reportProblem(sent.seller, reportInput(sent)))).toBe("NOT_FOUND");
  const other = await send();
  const two = await Promise.all([codeOf(report(other)), codeOf(report(other))]);
  expect(two.sort()).toEqual(["CONFLICT", "fine"]);
  const third = await send();
  await refundParcel(third.seller, asked(third.parcelId, [{ lineId: third.lineId, quantity: 2 }]));
  expect(await codeOf(report(third))).toBe("NOT_REFUNDABLE");
  const one = [{ lineId: third.lineId, quantity: 1 }];
  expect(await codeOf(report(third, { lines: [{ lineId: other.lineId, quantity: 1 }] }))).toBe("NOT_FOUND");
  expect(await codeOf(report(third, { kind: "changedMind", wish: "refund", lines: one }))).toBe(
    "BAD_REQUEST",
  );
  market.clock.advance(15 * day);
  expect(
    await codeOf(report(third, { kind: "changedMind", wish: "return", isUnopened: true, lines: one })),
  ).toBe("CONFLICT");
  market.clock.advance(16 * day);
  const [reportable] = (await listOrderProblems(third.buyer, { orderId: third.orderId })).reportable;
  expect(reportable!.kinds).toEqual([]);
});

test("a vendor's own 'delivered' does not keep a buyer from saying that nothing came", async () => {
  const sent = await send({ isReceived: false });
  await deliverParcel(sent.seller, { parcelId: sent.parcelId });
  const { lines } = await report(sent, { kind: "notArrived", lines: [] });
  expect(lines.map(({ quantity }) => quantity)).toEqual([3]);
});

test("accepting and the deadline at once, or in two tabs, make one refund", async () => {
  const sent = await send();
  const { id: problemId } = await report(sent, { wish: "replacement" });
  await offer(sent, problemId, { lines: [{ lineId: sent.lineId, quantity: 1 }] });
  market.clock.advance(8 * day);
  const accept = () => codeOf(answerOffer(sent.buyer, { problemId, answer: "accept", words: "" }));
  const [first, other] = await Promise.all([accept(), accept(), workOffProblems(market.infra)]);
  expect([first, other].filter((code) => code !== "CONFLICT").length).toBeLessThanOrEqual(1);
  expect((await refundsOf(market.infra, sent.orderId)).length).toBe(1);
  await expectMoneyRight(market);
});

test("messages are copied as they are, pictures are seen by both sides and administrators, and nobody attaches another's", async () => {
  const sent = await send();
  const { id: conversationId } = await openParcelConversation(sent.buyer, { parcelId: sent.parcelId });
  await say(sent.seller, conversationId, "I packed them myself.");
  const [message] = await market.infra.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  const picture = await storeProblemPicture(sent.buyer, {
    parcelId: sent.parcelId,
    bytes: await makePicture(),
  });
  const seen = (ctx: SignedInCtx) =>
    codeOf(getProblemPicture(ctx, { pictureId: picture.id, width: undefined, format: "webp" }));
  expect([await seen(sent.buyer), await seen(sent.seller), await seen(admin)]).toEqual([
    "fine",
    "NOT_FOUND",
    "NOT_FOUND",
  ]);
  const other = await send();
  const stranger = await report(other);
  const foreign = {
    problemId: stranger.id,
    words: "",
    messageIds: [] as string[],
    pictureIds: [] as string[],
  };
  expect(await codeOf(addProblemNote(other.buyer, { ...foreign, pictureIds: [picture.id] }))).toBe(
    "NOT_FOUND",
  );
  expect(await codeOf(addProblemNote(other.buyer, { ...foreign, messageIds: [message!.id] }))).toBe(
    "NOT_FOUND",
  );
  const { id: problemId } = await report(sent, { pictureIds: [picture.id] });
  const noted = await addProblemNote(sent.buyer, {
    ...{ problemId, words: "See what they wrote.", messageIds: [message!.id], pictureIds: [] },
  });
  expect(noted.events.at(-1)).toMatchObject({
    name: "note",
    messages: [{ senderType: "vendor", content: "I packed them myself." }],
  });
  expect(noted.events[0]!.pictures.map((one) => one.id)).toEqual([picture.id]);
  expect([await seen(sent.seller), await seen(admin), await seen(other.buyer)]).toEqual([
    "fine",
    "fine",
    "NOT_FOUND",
  ]);
});

test("a refund that a vendor agrees to, but can't pay, is for an administrator", async () => {
  const sent = await send();
  market.clock.advance(20 * day);
  const { availableCents } = await getBalance(sent.seller);
  const { id: problemId } = await report(sent);
  // Its money was paid out before: nothing is left.
  await market.infra.db.insert(ledgerPostings).values({ kind: "payout", referenceId: randomUUID() });
  const [posting] = await market.infra.db
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.kind, "payout"));
  await market.infra.db.transaction(async (db) => {
    await db.insert(ledgerEntries).values([
      {
        postingId: posting!.id,
        account: "vendor_payable",
        vendorId: sent.seller.caller.vendor!.id,
        amountCents: availableCents,
      },
      { postingId: posting!.id, account: "bank", amountCents: -availableCents },
    ]);
  });
  const after = await offer(sent, problemId, { lines: [{ lineId: sent.lineId, quantity: 2 }] });
  expect(after).toMatchObject({ state: "escalated", cause: "balance" });
  expect(await refundsOf(market.infra, sent.orderId)).toEqual([]);
  const decided = await decideProblem(
    admin,
    decision(problemId, { refunds: true, lines: [{ lineId: sent.lineId, quantity: 2 }] }),
  );
  expect(decided).toMatchObject({ state: "closed", outcome: "refunded" });
  expect((await getBalance(sent.seller)).nowCents).toBeLessThan(0);
  expect(await findBroken(market.infra)).toEqual([]);
});
