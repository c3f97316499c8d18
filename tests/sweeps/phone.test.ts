import { createServer, type Server } from "node:http";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions, users, verifications } from "#domains/auth/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { closeServer, listen } from "../../src/server/listen.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  codeSentTo,
  cookieOf,
  getUser,
  joinShop,
  password,
  post,
  signIn,
  signInAsApp,
} from "./support/auth-client.ts";
import { codeOf } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

type Sms = { to: string; text: string };

let gateway: Server;
const taken: Sms[] = [];
let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    taken.push(JSON.parse(Buffer.concat(parts).toString()) as Sms);
    response.end("{}");
  });
  const port = await listen(gateway, 0, "127.0.0.1", "SMS");
  const env = { SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/messages` };
  market = await openTestMarket({ withSandbox: false, env });
  shop = await openShop(market.infra);
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
  await closeServer(gateway, { withinMilliseconds: 100 });
});

let last = 0;
const newNumber = () => `+1202555${String(++last).padStart(4, "0")}`;
const phoneOf = async (cookie: string) =>
  ((await getUser(shop.url, { cookie })).body as { phone: string | null }).phone;
const change = (cookie: string, phone: string | null, proof: object = { current_password: password }) =>
  post(shop.url, "/user", { phone, ...proof }, { cookie, method: "PUT" });
const confirm = (cookie: string, phone: string, token: string) =>
  post(shop.url, "/verify", { type: "phone_change", phone, token, transport: "cookie" }, { cookie });
const enter = (phone: string, token: string) =>
  post(shop.url, "/verify", { type: "sms", phone, token, transport: "cookie" });
const ask = (phone: string) => post(shop.url, "/otp", { phone });
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

/** The messages that the gateway received for a number; the outbox retains none. */
const textsTo = (phone: string) => taken.filter(({ to }) => to === phone).map(({ text }) => text);

/** The six digits of the newest message to a number. */
async function codeTexted(phone: string): Promise<string> {
  await market.runJobs();
  return /\b\d{6}\b/.exec(textsTo(phone).at(-1) ?? "")![0];
}

/** A user with a confirmed number. */
async function joinWithPhone(): Promise<{ email: string; cookie: string; phone: string }> {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const phone = newNumber();
  const asked = await change(cookie, phone);
  if (asked.status !== 200) throw new Error(asked.text);
  const confirmed = await confirm(cookie, phone, await codeTexted(phone));
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  return { email, cookie, phone };
}

test("a number is the person's once its code came back, and signs in that person by codes", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const phone = newNumber();
  expect((await change(cookie, phone)).body).toMatchObject({ phone: null });
  const code = await codeTexted(phone);
  expect(taken.at(-1)).toMatchObject({ to: phone, text: translator("en")("mail:sms.code", { code }) });
  const confirmed = await confirm(cookie, phone, code);
  expect(confirmed.body).toMatchObject({ access_token: null, user: { email, phone } });

  await ask(phone);
  const entered = await enter(phone, await codeTexted(phone));
  expect(entered.body).toMatchObject({ user: { email, phone } });
  expect((await getUser(shop.url, { cookie: cookieOf(entered) })).body).toMatchObject({ email });
  const methods = await market.infra.db
    .select({ method: sessions.method })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.email, email)));
  expect(methods.map(({ method }) => method).sort()).toEqual(["otp", "password"]);
});

test("known and unknown numbers respond the same, and an unknown one gets no message and no account", async () => {
  const { phone } = await joinWithPhone();
  const stranger = newNumber();
  const before = await market.infra.db.$count(users);
  for (const path of ["/otp", "/resend"]) {
    const type = path === "/resend" ? { type: "sms" } : {};
    const known = await post(shop.url, path, { phone, ...type });
    const unknown = await post(shop.url, path, { phone: stranger, ...type });
    expect([known.status, known.text]).toEqual([200, "{}"]);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  }
  await market.runJobs();
  expect(textsTo(stranger)).toEqual([]);
  expect(codeOf(await enter(stranger, "123456"))).toBe("INVALID_CODE");
  expect(await market.infra.db.$count(users)).toBe(before);
});

test("a pending number can't sign in, not even with its code", async () => {
  const cookie = cookieOf(await signIn(shop.url, await joinShop(market, shop.url)));
  const phone = newNumber();
  await change(cookie, phone);
  const code = await codeTexted(phone);
  expect(codeOf(await enter(phone, code))).toBe("INVALID_CODE");
  expect(await phoneOf(cookie)).toBeNull();
});

test("a code works once, for five tries and ten minutes, and lies in no table as it is", async () => {
  const { phone } = await joinWithPhone();
  await ask(phone);
  const first = await codeTexted(phone);
  const [row] = await market.infra.db.select().from(verifications).where(eq(verifications.identifier, phone));
  expect(row!.value).not.toContain(first);
  expect(row!.expiresAt.getTime() - Date.now()).toBeGreaterThan(590_000);
  expect(row!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(600_000);
  for (let tries = 0; tries < 4; tries++)
    expect(codeOf(await enter(phone, wrongFor(first)))).toBe("INVALID_CODE");
  expect((await enter(phone, first)).status).toBe(200);
  expect(codeOf(await enter(phone, first))).toBe("INVALID_CODE");

  await ask(phone);
  const second = await codeTexted(phone);
  for (let tries = 0; tries < 5; tries++) await enter(phone, wrongFor(second));
  expect(codeOf(await enter(phone, second))).toBe("INVALID_CODE");

  await ask(phone);
  const third = await codeTexted(phone);
  const past = { expiresAt: new Date(Date.now() - 1_000) };
  await market.infra.db.update(verifications).set(past).where(eq(verifications.identifier, phone));
  expect(codeOf(await enter(phone, third))).toBe("INVALID_CODE");
});

test("of ten who try one code at once, one gets in", async () => {
  const { phone } = await joinWithPhone();
  await ask(phone);
  const code = await codeTexted(phone);
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter(phone, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === "INVALID_CODE")).toHaveLength(9);
});

test("messages to a number are limited, whoever requests them", async () => {
  const { phone } = await joinWithPhone();
  await market.infra.db.delete(rateLimits);
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn++) statuses.push((await ask(phone)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test("a number changes only with the password or a mailed code, in the session that requested it", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const phone = newNumber();
  expect(codeOf(await change(cookie, phone, {}))).toBe("REAUTHENTICATION_REQUIRED");
  expect(codeOf(await change(cookie, phone, { current_password: "wrong" }))).toBe("INVALID_CREDENTIALS");
  expect(codeOf(await post(shop.url, "/resend", { type: "phone_change", phone }))).toBe("SESSION_MISSING");
  await post(shop.url, "/reauthenticate", {}, { cookie });
  expect((await change(cookie, phone, { nonce: await codeSentTo(market, email) })).status).toBe(200);
  const code = await codeTexted(phone);
  const stranger = cookieOf(await signIn(shop.url, await joinShop(market, shop.url)));
  expect(codeOf(await confirm(stranger, phone, code))).toBe("INVALID_CODE");
  expect(codeOf(await confirm("", phone, code))).toBe("SESSION_MISSING");
  const other = newNumber();
  expect(codeOf(await confirm(cookie, other, code))).toBe("INVALID_CODE");

  // Another code to the pending number, and to no other.
  await post(shop.url, "/resend", { type: "phone_change", phone: other }, { cookie });
  await post(shop.url, "/resend", { type: "phone_change", phone }, { cookie });
  await market.runJobs();
  expect(textsTo(other)).toEqual([]);
  expect(textsTo(phone)).toHaveLength(2);
  expect((await confirm(cookie, phone, await codeTexted(phone))).status).toBe(200);
  expect(await phoneOf(cookie)).toBe(phone);
});

test("another user's number is refused even with the right code, and a number can be removed", async () => {
  const { phone, cookie: owner } = await joinWithPhone();
  const cookie = cookieOf(await signIn(shop.url, await joinShop(market, shop.url)));
  expect((await change(cookie, phone)).status).toBe(200);
  const taken = await confirm(cookie, phone, await codeTexted(phone));
  expect([taken.status, codeOf(taken)]).toEqual([409, "IDENTITY_TAKEN"]);
  expect((await change(owner, null)).body).toMatchObject({ phone: null });
  await ask(phone);
  await market.runJobs();
  const sent = textsTo(phone);
  await ask(phone);
  await market.runJobs();
  expect(textsTo(phone)).toEqual(sent);
});

test("an app confirms a number with its token and keeps its session", async () => {
  const email = await joinShop(market, shop.url);
  const { access_token: bearer } = await signInAsApp(shop.url, email);
  const phone = newNumber();
  await post(shop.url, "/user", { phone, current_password: password }, { bearer, method: "PUT" });
  const body = { type: "phone_change", phone, token: await codeTexted(phone), transport: "cookie" };
  const confirmed = await post(shop.url, "/verify", body, { bearer });
  expect(confirmed.body).toMatchObject({ access_token: expect.any(String), user: { phone } });
  expect(confirmed.headers.getSetCookie()).toEqual([]);
});

test("a number can't sign up, nor sign in with a password", async () => {
  const up = await post(shop.url, "/signup", {
    phone: newNumber(),
    password,
    data: { full_name: "Ada Brown" },
  });
  expect([up.status, codeOf(up)]).toEqual([422, "PROVIDER_NOT_ENABLED"]);
  const { phone } = await joinWithPhone();
  const entered = await post(shop.url, "/token?grant_type=password", { phone, password });
  expect(codeOf(entered)).toBe("PROVIDER_NOT_ENABLED");
});

test("messages come in the person's language; a suspended person is refused", async () => {
  const { email, phone } = await joinWithPhone();
  await market.infra.db.update(users).set({ language: "pt" }).where(eq(users.email, email));
  await ask(phone);
  const code = await codeTexted(phone);
  expect(taken.at(-1)?.text).toBe(translator("pt")("mail:sms.code", { code }));
  const bannedUntil = new Date(market.clock.now().getTime() + 60_000);
  await market.infra.db.update(users).set({ bannedUntil }).where(eq(users.email, email));
  expect(codeOf(await enter(phone, code))).toBe("BANNED");
});

test("without a gateway every call with a number says that it is not enabled", async () => {
  const infra = { ...market.infra, config: { ...market.infra.config, sms: { webhookUrl: undefined } } };
  const other = await openShop(infra);
  try {
    const cookie = cookieOf(await signIn(other.url, await joinShop(market, other.url)));
    const phone = newNumber();
    const calls: [path: string, body: object, method?: string][] = [
      ["/otp", { phone }],
      ["/resend", { type: "sms", phone }],
      ["/resend", { type: "phone_change", phone }],
      ["/verify", { type: "sms", phone, token: "123456" }],
      ["/verify", { type: "phone_change", phone, token: "123456" }],
      ["/user", { phone, current_password: password }, "PUT"],
    ];
    for (const [path, body, method] of calls)
      for (const language of ["en", "es", "pt"] as const) {
        const options = { cookie: `${cookie}; i18nextLng=${language}`, ...(method ? { method } : {}) };
        const refused = await post(other.url, path, body, options);
        const message = translator(language)("errors:PROVIDER_NOT_ENABLED");
        expect([path, refused.status, refused.body]).toEqual([
          path,
          422,
          expect.objectContaining({ code: "PROVIDER_NOT_ENABLED", message }),
        ]);
      }
  } finally {
    await other.close();
  }
});
