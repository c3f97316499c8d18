import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { findSetValue } from "#domains/settings/server/find-set-value.ts";
import { openDatabase } from "#platform/db/database.ts";
import { openRateLimits } from "#platform/limits/rate-limits.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { addPerson } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { cookieOf, joinShop, newAddress, password, post, signIn } from "./support/auth-client.ts";
import { type Answer, send } from "./support/call.ts";
import { openSession } from "./support/open-session.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let second: ReturnType<typeof openDatabase>;
/** Two processes of the app on one database. */
let shops: [Shop, Shop];
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  second = openDatabase(market.databaseUrl, { max: 5 });
  shops = [
    await openShop(market.infra),
    await openShop({
      ...market.infra,
      db: second.db,
      limits: openRateLimits(second.pool, (key) => findSetValue(market.infra, key)),
    }),
  ];
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  for (const shop of shops ?? []) await shop.close();
  await second?.close();
  await market?.close();
});

/** Alternates between both processes until refused; returns how many requests passed, and the refusal. */
async function askUntilRefused(ask: (shopUrl: string, turn: number) => Promise<Answer>, atMost: number) {
  for (let turn = 0; turn < atMost; turn++) {
    const answer = await ask(shops[turn % 2]!.url, turn);
    if (answer.status === 429) return { passed: turn, refusal: answer };
  }
  throw new Error(`never refused in ${atMost} tries`);
}

function expectToWait({ headers, body }: Answer, atMostSeconds: number): void {
  const seconds = Number(headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(atMostSeconds);
  expect(body).toMatchObject({ code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: seconds } });
}

test("sign-in: 5 a minute for an account, over all processes, and the right password waits too", async () => {
  const email = await joinShop(market, shops[0].url);
  await market.infra.db.delete(rateLimits);
  const { passed, refusal } = await askUntilRefused((url) => signIn(url, email, "wrong-password"), 7);
  expect(passed).toBe(5);
  expectToWait(refusal, 60);
  expect((await signIn(shops[0].url, email)).status).toBe(429);
  expect((await signIn(shops[1].url, email.toUpperCase())).status).toBe(429);
  // Another account at the same address is not locked out.
  expect((await signIn(shops[0].url, newAddress())).status).toBe(401);
});

test("sign-in: 20 a minute from an address, whatever the accounts", async () => {
  const { passed, refusal } = await askUntilRefused((url) => signIn(url, newAddress()), 23);
  expect(passed).toBe(20);
  expectToWait(refusal, 60);
});

test("sign-in: no other method escapes the account's limit", async () => {
  const email = await joinShop(market, shops[0].url);
  await market.infra.db.delete(rateLimits);
  await askUntilRefused((url) => signIn(url, email, "wrong-password"), 7);
  const json = { "content-type": "application/json" };
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const credentials = JSON.stringify({ email, password, transport: "cookie" });
  const token = "/auth/v1/token?grant_type=password";
  const ways: [path: string, headers: Record<string, string>, body: string][] = [
    ["/auth/v1/token/?grant_type=password", json, credentials],
    ["/auth/v1//token?grant_type=password", json, credentials],
    ["/auth/v1/%74oken?grant_type=password", json, credentials],
    ["/auth/v1/./token?grant_type=password", json, credentials],
    [`${token}&grant_type=pkce`, json, credentials],
    [`/auth/v1/token?grant_type=password&email=other@people.example`, json, credentials],
    [token, form, new URLSearchParams({ email, password }).toString()],
    [token, { "content-type": "application/json; charset=utf-8" }, credentials],
    [
      token,
      json,
      `{"email":"other@people.example","email":"${email}","password":"${password}","transport":"cookie"}`,
    ],
    [token, json, JSON.stringify({ email: ` ${email} `, password, transport: "cookie" })],
    [token, json, JSON.stringify({ email: email.toUpperCase(), password, transport: "cookie" })],
    [token, { ...json, "x-forwarded-for": "10.1.2.3", "x-client-ip": "10.1.2.3" }, credentials],
  ];
  for (const [path, headers, body] of ways) {
    const url = `${shops[0].url}${path}`;
    const answer = await send(url, { method: "POST", body, headers: { origin: shops[0].url, ...headers } });
    expect([path, Object.values(headers)[0], answer.status >= 400, answer.headers.getSetCookie()]).toEqual([
      path,
      Object.values(headers)[0],
      true,
      [],
    ]);
  }
});

test("a new password: 3 mails an hour for an account", async () => {
  const email = await joinShop(market, shops[0].url);
  await market.infra.db.delete(rateLimits);
  const ask = (url: string) => post(url, "/recover", { email });
  const { passed, refusal } = await askUntilRefused(ask, 5);
  expect(passed).toBe(3);
  expectToWait(refusal, 3_600);
});

const mails: [string, object, number][] = [
  ["/signup", { password, data: { full_name: "Ada Brown" } }, 10],
  ["/recover", {}, 3],
  ["/otp", {}, 5],
  ["/resend", { type: "signup" }, 5],
];

/** Posts as several senders behind one trusted proxy. */
async function openProxied() {
  const { infra } = market;
  const proxied = await openShop({ ...infra, config: { ...infra.config, trustedProxies: 1 } });
  onTestFinished(() => proxied.close());
  return async (sender: string, path: string, body: object) =>
    (await post(proxied.url, path, body, { headers: { "x-forwarded-for": sender } })).status;
}

test.each(mails)(
  "%s has limits of its own, and strangers can't use up the owner's",
  async (path, extra, most) => {
    const send = await openProxied();
    const email = newAddress();
    const [stranger, owner] = ["198.51.100.1", "203.0.113.9"];
    const statuses: number[] = [];
    for (let turn = 0; turn <= most; turn++) statuses.push(await send(stranger, path, { email, ...extra }));
    expect(statuses).toEqual([...Array(most).fill(200), 429]);
    expect(await send(owner, path, { email, ...extra })).toBe(200);
    for (const [other, more] of mails.filter((one) => one[0] !== path))
      expect([other, await send(stranger, other, { email, ...more })]).toEqual([other, 200]);
  },
);

test("one sender's mails to everyone are bounded, and everyone's to one recipient", async () => {
  const send = await openProxied();
  const sender = "198.51.100.1";
  for (let turn = 0; turn < 20; turn++)
    expect(await send(sender, "/recover", { email: newAddress() })).toBe(200);
  expect(await send(sender, "/recover", { email: newAddress() })).toBe(429);
  const email = newAddress();
  for (let turn = 0; turn < 30; turn++)
    expect(await send(`192.0.2.${turn}`, "/recover", { email })).toBe(200);
  expect(await send("203.0.113.9", "/recover", { email })).toBe(429);
});

test("a confirmation code is mailed 5 times an hour, whatever others ask for with the address", async () => {
  const email = await joinShop(market, shops[0].url);
  const cookie = cookieOf(await signIn(shops[0].url, email));
  for (let turn = 0; turn < 4; turn++) await post(shops[0].url, "/recover", { email });
  const ask = (url: string) => post(url, "/reauthenticate", {}, { cookie, headers: { origin: url } });
  const { passed, refusal } = await askUntilRefused(ask, 7);
  expect(passed).toBe(5);
  expectToWait(refusal, 3_600);
  expect((await send(`${shops[0].url}/auth/v1/reauthenticate`, { cookie })).status).toBe(404);
});

test("twenty wrong passwords: five are looked at, the rest wait with 429", async () => {
  const email = await joinShop(market, shops[0].url);
  await market.infra.db.delete(rateLimits);
  const statuses: number[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const answer = await signIn(shops[turn % 2]!.url, email, `wrong-password-${turn}`);
    statuses.push(answer.status);
    if (answer.status === 429) expectToWait(answer, 60);
  }
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
});

test("checkout sessions: 5 in 10 minutes for a person, in the person's language", async () => {
  const cookies: string[] = [];
  for (let i = 0; i < 2; i++)
    cookies.push(await openSession(market.infra, (await addPerson(market.infra)).userId));
  const start = (url: string, cookie: string) =>
    send(`${url}/api/checkout/sessions`, {
      method: "POST",
      body: JSON.stringify({ quoteId: randomUUID() }),
      headers: { "content-type": "application/json", "accept-language": "es" },
      cookie,
    });
  const { passed, refusal } = await askUntilRefused((url) => start(url, cookies[0]!), 7);
  expect(passed).toBe(5);
  expectToWait(refusal, 600);
  expect((refusal.body as { message: string }).message).toMatch(/[áéíóú]|intent|espera/i);
  expect((await start(shops[1].url, cookies[1]!)).status).toBe(404);
});

test("many at once are counted one by one", async () => {
  const email = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, turn) => signIn(shops[turn % 2]!.url, email, "wrong-password")),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});
