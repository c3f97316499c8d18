import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Language } from "#kernel/languages.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { Ctx, SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { send } from "../../../../tests/sweeps/support/call.ts";
import { openShop, type Shop } from "../../../../tests/sweeps/support/open-shop.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { countSubscribers } from "./count-subscribers.ts";
import { exportSubscribers } from "./export-subscribers.ts";
import { forgetUnconfirmed } from "./forget-unconfirmed.ts";
import { subscribe } from "./subscribe.ts";
import { newsletterSubscribers } from "./tables.ts";
import { unsubscribe } from "./unsubscribe.ts";

const day = 86_400_000;
let market: TestMarket;
let shop: Shop;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
  await market.infra.db.delete(newsletterSubscribers);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const visitor = (language: Language = "en"): Ctx => ({ ...admin, caller: { kind: "visitor" }, language });
const newEmail = () => `${randomUUID()}@people.example`;

async function stored(email: string) {
  const [row] = await market.infra.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
}
const mailsTo = async (email: string) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );

async function join(email: string, language: Language = "en") {
  await subscribe(visitor(language), { email, trap: "" });
  const { token } = (await stored(email))!;
  await confirmSubscription(visitor(), { token });
  return token;
}

test("an address is on the list once its mailed link was confirmed, within 7 days", async () => {
  const email = newEmail();
  await subscribe(visitor("es"), { email: email.toUpperCase(), trap: "" });
  const { token, ...asked } = (await stored(email))!;
  expect(asked).toMatchObject({ confirmedAt: null, language: "es" });
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ subject: "Confirma tu suscripción", language: "es", headers: {} });
  expect(mail!.html).toContain(`/newsletter?confirm=${token}`);
  expect(await countSubscribers(admin)).toEqual({ confirmed: 0, waiting: 1 });
  market.clock.advance(7 * day);
  expect(await codeOf(confirmSubscription(visitor(), { token }))).toBe("INVALID_LINK");
  await subscribe(visitor("es"), { email, trap: "" });
  await confirmSubscription(visitor(), { token: (await stored(email))!.token });
  expect(await countSubscribers(admin)).toEqual({ confirmed: 1, waiting: 0 });
});

test("confirming twice welcomes once; the mail can be left by one click, as RFC 8058 asks", async () => {
  const email = newEmail();
  const token = await join(email, "pt");
  await confirmSubscription(visitor(), { token });
  const welcomes = (await mailsTo(email)).filter(({ onceKey }) => onceKey.startsWith("newsletter-welcome"));
  expect(welcomes).toMatchObject([
    {
      language: "pt",
      headers: {
        "List-Unsubscribe": `<http://localhost:3000/api/newsletter/unsubscribe/${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
  ]);
  expect(welcomes[0]!.html).toContain(`/newsletter?unsubscribe=${token}`);
});

test.each([
  ["urlencoded", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
  ["multipart", formOf({ "List-Unsubscribe": "One-Click" })],
  ["empty", undefined],
])(
  "a mail program's %s POST ends the subscription at once, without a cookie, as often as it likes",
  async (_, body) => {
    const email = newEmail();
    const token = await join(email);
    const url = `${shop.url}/api/newsletter/unsubscribe/${token}`;
    // Opening the address changes nothing: programs that check links do.
    const opened = await send(url);
    expect([opened.status, opened.headers.get("location")]).toEqual([
      303,
      `/newsletter?unsubscribe=${token}`,
    ]);
    expect(await stored(email)).toBeDefined();
    for (let turn = 0; turn < 2; turn++) {
      const answer = await send(url, { method: "POST", ...(body ? { body } : {}) });
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    expect(await stored(email)).toBeUndefined();
  },
);

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("nobody learns whose address is known: the response is the same, and only the owner's mail differs", async () => {
  const [known, unknown] = [newEmail(), newEmail()];
  await join(known, "es");
  market.clock.advance(60_000);
  const ask = (email: string) =>
    send(`${shop.url}/api/newsletter/subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "pt" },
      body: JSON.stringify({ email }),
    });
  const [first, second] = [await ask(known), await ask(unknown)];
  expect([first.status, first.text]).toEqual([second.status, second.text]);
  expect(first.status).toBe(200);
  // A stranger changes neither the subscription nor its language.
  expect(await stored(known)).toMatchObject({ language: "es", confirmedAt: expect.any(Date) });
  const kinds = async (email: string) => (await mailsTo(email)).map(({ onceKey }) => onceKey.split(":")[0]);
  expect(await kinds(known)).toEqual(["newsletter-confirm", "newsletter-welcome", "newsletter-known"]);
  expect(await kinds(unknown)).toEqual(["newsletter-confirm"]);
  for (const token of ["no-such-token", (await stored(known))!.token])
    expect(await unsubscribe(visitor(), { token })).toEqual({});
});

test("a program that fills the hidden field gets the same response, and nothing happens", async () => {
  const email = newEmail();
  expect(await subscribe(visitor(), { email, trap: "x" })).toEqual({});
  expect(await stored(email)).toBeUndefined();
  expect(await mailsTo(email)).toEqual([]);
});

test("an address gets five links an hour from one sender", async () => {
  const email = newEmail();
  for (let turn = 0; turn < 5; turn++) await subscribe(visitor(), { email, trap: "" });
  expect(await codeOf(subscribe(visitor(), { email, trap: "" }))).toBe("TOO_MANY_REQUESTS");
});

test("an address whose owner never confirmed is forgotten after 7 days; subscribers stay", async () => {
  const [waiting, confirmed] = [newEmail(), newEmail()];
  await subscribe(visitor(), { email: waiting, trap: "" });
  await join(confirmed);
  market.clock.advance(7 * day - 1_000);
  await forgetUnconfirmed(market.infra);
  expect(await stored(waiting)).toBeDefined();
  market.clock.advance(1_000);
  await forgetUnconfirmed(market.infra);
  expect(await stored(waiting)).toBeUndefined();
  expect(await stored(confirmed)).toBeDefined();
});

test("the export has every confirmed address once over all its parts, with its link to leave, and no formula", async () => {
  const rows = Array.from({ length: 5_001 }, (_, n) => ({
    email: `${String(n).padStart(5, "0")}@people.example`,
    language: "en",
    token: `token-${n}`,
    requestedAt: market.clock.now(),
    confirmedAt: market.clock.now(),
  }));
  for (let start = 0; start < rows.length; start += 1_000)
    await market.infra.db.insert(newsletterSubscribers).values(rows.slice(start, start + 1_000));
  await subscribe(visitor(), { email: newEmail(), trap: "" });
  const formula = "+1@people.example";
  await join(formula);
  const first = await exportSubscribers(admin, {});
  const second = await exportSubscribers(admin, { after: first.next! });
  expect(second.next).toBeNull();
  const lines = (first.csv + second.csv).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFemail,language,confirmed_at,unsubscribe_url");
  const addresses = lines.slice(1).map((line) => line.split(",")[0]);
  expect(new Set(addresses).size).toBe(5_002);
  expect(addresses).toHaveLength(5_002);
  expect(addresses).toContain(`'${formula}`);
  expect(lines.find((line) => line.startsWith("00007@"))).toContain(
    ",http://localhost:3000/api/newsletter/unsubscribe/token-7",
  );
});
