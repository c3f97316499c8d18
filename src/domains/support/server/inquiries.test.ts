import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Language } from "#kernel/languages.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { Ctx, SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { answerInquiry } from "./answer-inquiry.ts";
import { closeInquiry } from "./close-inquiry.ts";
import { forgetSuspected } from "./forget-suspected.ts";
import { getInquiry } from "./get-inquiry.ts";
import { listInquiries } from "./list-inquiries.ts";
import { reopenInquiry } from "./reopen-inquiry.ts";
import { sendInquiry } from "./send-inquiry.ts";
import { inquiries } from "./tables.ts";

const day = 86_400_000;
let market: TestMarket;
let admin: SignedInCtx;
let buyer: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Ines Lima" }));
  buyer = contextFor(market.infra, await addPerson(market.infra, { name: "Ada Brown" }));
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(() => market.close());

const visitor = (language: Language = "en", address = "198.51.100.7"): Ctx => ({
  ...buyer,
  caller: { kind: "visitor" },
  language,
  client: { address, userAgent: null },
});

const text = () => ({
  requestId: randomUUID(),
  name: "Bo Free Bitcoin",
  email: `${randomUUID()}@people.example`,
  subject: "Where is my parcel?",
  message: "It was sent\ntwo weeks ago.",
  trap: "",
});

async function stored(requestId: string) {
  const [row] = await market.infra.db.select().from(inquiries).where(eq(inquiries.requestId, requestId));
  return row!;
}

const mailsOf = (id: string, kind: "received" | "new" | "answer") =>
  market.infra.db
    .select()
    .from(emails)
    .where(like(emails.onceKey, `inquiry-${kind}:${id}%`));

test("a visitor's message is stored, mailed to support and acknowledged in their language with its reference, without repeating typed words", async () => {
  const input = text();
  const { reference } = await sendInquiry(visitor("pt"), { ...input, email: input.email.toUpperCase() });
  expect(reference).toMatch(/^S-\d{5}$/);
  const { id, ...row } = await stored(input.requestId);
  expect(row).toMatchObject({ email: input.email, state: "open", language: "pt", userId: null });
  const [receipt] = await mailsOf(id, "received");
  expect(receipt).toMatchObject({
    recipient: input.email,
    language: "pt",
    subject: `Recebemos sua mensagem (${reference})`,
    headers: { "Message-ID": `<inquiry-${id}@cafeto>`, "Reply-To": "support@cafeto.example" },
  });
  expect(receipt!.text).toContain(reference);
  // Strangers could send anything to anyone.
  for (const typed of ["Bitcoin", "parcel", "two weeks"]) expect(receipt!.text).not.toContain(typed);
  const [forSupport] = await mailsOf(id, "new");
  expect(forSupport).toMatchObject({
    recipient: "support@cafeto.example",
    subject: `New inquiry ${reference}: Where is my parcel?`,
    headers: { "In-Reply-To": `<inquiry-${id}@cafeto>`, "Reply-To": input.email },
  });
  expect(forSupport!.text).toMatch(/> It was sent\n> two weeks ago\./);
  expect(forSupport!.html).toContain(`/admin?tab=support&amp;inquiry=${id}`);
});

test("someone signed in gets their own words back, unless they name another address", async () => {
  const own = { ...text(), email: buyer.caller.email };
  await sendInquiry(buyer, own);
  const { id, userId } = await stored(own.requestId);
  expect(userId).toBe(buyer.caller.userId);
  expect((await mailsOf(id, "received"))[0]!.text).toContain("two weeks ago");
  const others = text();
  await sendInquiry(buyer, others);
  const [receipt] = await mailsOf((await stored(others.requestId)).id, "received");
  expect(receipt!.text).not.toContain("two weeks ago");
});

test("sent twice, at once or after a lost response, it is one inquiry with one mail each", async () => {
  const input = text();
  const sent = await Promise.all([sendInquiry(visitor(), input), sendInquiry(visitor(), input)]);
  expect(sent[0]).toEqual(sent[1]);
  for (let turn = 0; turn < 5; turn++) expect(await sendInquiry(visitor(), input)).toEqual(sent[0]);
  const { id } = await stored(input.requestId);
  expect(await mailsOf(id, "received")).toHaveLength(1);
  expect(await mailsOf(id, "new")).toHaveLength(1);
  const stolen = { ...text(), requestId: input.requestId };
  expect(await codeOf(sendInquiry(visitor(), stolen))).toBe("CONFLICT");
});

test("an address gets three receipts an hour from one sender; another sender may still write", async () => {
  const { email } = text();
  for (let turn = 0; turn < 3; turn++) await sendInquiry(visitor(), { ...text(), email });
  expect(await codeOf(sendInquiry(visitor(), { ...text(), email }))).toBe("TOO_MANY_REQUESTS");
  await sendInquiry(visitor("en", "203.0.113.9"), { ...text(), email });
});

test("one sender may write 20 an hour, and an address gets 30 receipts from everyone", async () => {
  for (let turn = 0; turn < 20; turn++) await sendInquiry(visitor(), text());
  expect(await codeOf(sendInquiry(visitor(), text()))).toBe("TOO_MANY_REQUESTS");
  const { email } = text();
  for (let turn = 0; turn < 30; turn++)
    await sendInquiry(visitor("en", `192.0.2.${turn}`), { ...text(), email });
  expect(await codeOf(sendInquiry(visitor("en", "203.0.113.9"), { ...text(), email }))).toBe(
    "TOO_MANY_REQUESTS",
  );
});

test("what fills the hidden field gets a reference like any other, but no mail; it is deleted after 30 days unless reopened", async () => {
  const [spam, mistaken] = [text(), text()];
  for (const input of [spam, mistaken]) {
    const { reference } = await sendInquiry(visitor(), { ...input, trap: "https://spam.example" });
    expect(reference).toMatch(/^S-\d{5}$/);
  }
  const { id } = await stored(spam.requestId);
  expect(await mailsOf(id, "received")).toEqual([]);
  expect(await mailsOf(id, "new")).toEqual([]);
  const closed = await listInquiries(admin, { state: "closed", page: 1 });
  expect(closed.items.find((one) => one.id === id)).toMatchObject({ isSuspected: true, state: "closed" });
  await reopenInquiry(admin, { inquiryId: (await stored(mistaken.requestId)).id });
  market.clock.advance(29 * day);
  await forgetSuspected(market.infra);
  expect(await stored(spam.requestId)).toBeDefined();
  market.clock.advance(2 * day);
  await forgetSuspected(market.infra);
  expect(await stored(spam.requestId)).toBeUndefined();
  expect(await stored(mistaken.requestId)).toMatchObject({ state: "open" });
});

test("an answer is mailed once, as a reply in the sender's thread and language, with their text below", async () => {
  const input = text();
  await sendInquiry(visitor("es"), input);
  const { id: inquiryId, number } = await stored(input.requestId);
  market.clock.advance(60_000);
  const answer = { inquiryId, requestId: randomUUID(), message: "It is at the\ncustoms office." };
  const view = await answerInquiry(admin, answer);
  expect(view).toMatchObject({ state: "answered", reference: `S-${number}` });
  expect(view.messages.map(({ author, authorName, text }) => [author, authorName, text])).toEqual([
    ["sender", null, input.message],
    ["support", "Ines Lima", answer.message],
  ]);
  expect(await answerInquiry(admin, answer)).toEqual({ ...view, changedAt: expect.any(String) });
  const mails = await mailsOf(inquiryId, "answer");
  expect(mails).toMatchObject([
    {
      recipient: input.email,
      language: "es",
      subject: `Re: Recibimos tu mensaje (S-${number})`,
      headers: {
        "In-Reply-To": `<inquiry-${inquiryId}@cafeto>`,
        References: `<inquiry-${inquiryId}@cafeto>`,
        "Reply-To": "support@cafeto.example",
      },
    },
  ]);
  expect(mails[0]!.text).toMatch(/> It is at the\n> customs office\./);
  expect(mails[0]!.text).toMatch(/Escribiste:[\s\S]*two weeks ago/);
  // The same id for another inquiry would be swallowed.
  const other = text();
  await sendInquiry(visitor(), other);
  const elsewhere = { ...answer, inquiryId: (await stored(other.requestId)).id };
  expect(await codeOf(answerInquiry(admin, elsewhere))).toBe("CONFLICT");
  expect((await stored(other.requestId)).state).toBe("open");
});

test("closed, it takes no answer until it is opened again; each move is made once", async () => {
  const input = text();
  await sendInquiry(visitor(), input);
  const { id: inquiryId } = await stored(input.requestId);
  expect(await codeOf(reopenInquiry(admin, { inquiryId }))).toBe("CONFLICT");
  expect(await closeInquiry(admin, { inquiryId })).toMatchObject({ state: "closed" });
  expect(await codeOf(closeInquiry(admin, { inquiryId }))).toBe("CONFLICT");
  const answer = { inquiryId, requestId: randomUUID(), message: "Late." };
  expect(await codeOf(answerInquiry(admin, answer))).toBe("CONFLICT");
  expect(await mailsOf(inquiryId, "answer")).toEqual([]);
  expect(await reopenInquiry(admin, { inquiryId })).toMatchObject({ state: "open" });
  expect(await getInquiry(admin, { inquiryId })).toMatchObject({ state: "open", subject: input.subject });
  const unknown = { inquiryId: randomUUID() };
  for (const verb of [getInquiry, closeInquiry, reopenInquiry])
    expect(await codeOf(verb(admin, unknown))).toBe("NOT_FOUND");
});

test("open ones are listed with the longest waiting first, others with the latest change first", async () => {
  await market.infra.db.delete(inquiries);
  const made: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const input = text();
    await sendInquiry(visitor(), input);
    market.clock.advance(60_000);
    made.push((await stored(input.requestId)).id);
  }
  const ids = async (state: "open" | "closed") =>
    (await listInquiries(admin, { state, page: 1 })).items.map(({ id }) => id);
  expect(await ids("open")).toEqual(made);
  for (const inquiryId of made) {
    await closeInquiry(admin, { inquiryId });
    market.clock.advance(60_000);
  }
  expect(await ids("closed")).toEqual(made.toReversed());
  expect(await listInquiries(admin, { state: "closed", page: 2 })).toMatchObject({ items: [], total: 3 });
});
