import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { translator } from "#i18n/translator.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { cookieOf, getUser, joinShop, listMails, post } from "./support/auth-client.ts";
import { codeOf, send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";
import {
  answer,
  appCode,
  ask,
  enrol,
  enter,
  joinWithApp,
  redeem,
  renewCodes,
  showCode,
  startApp,
  startNewMinute,
  stepMilliseconds,
  unenrol,
  wrongAppCode,
} from "./support/second-factor.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
});
beforeEach(() => startNewMinute(market));
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const levelOf = async (who: { cookie: string }) =>
  ((await send(`${shop.url}/api/session`, who)).body as { aal: string } | null)?.aal ?? null;
const subjectsTo = async (email: string) => {
  await market.runJobs();
  return (await listMails(market.infra, email)).map((mail) => mail.subject);
};

test("the first code makes a factor count: the session rises, its token changes, and a mail says so", async () => {
  const email = await joinShop(market, shop.url);
  const before = await enter(shop.url, email);
  const factor = await startApp(shop.url, before);
  expect(await levelOf(before)).toBe("aal1");
  expect((await getUser(shop.url, before)).body).toMatchObject({
    factors: [{ id: factor.id, friendly_name: "My phone", factor_type: "totp", status: "unverified" }],
  });

  const shown = await showCode(shop.url, before, factor.id, appCode(factor, market));
  expect(shown.body).toMatchObject({
    access_token: null,
    user: { aal: "aal2", factors: [{ id: factor.id, status: "verified" }] },
  });
  const after = { cookie: cookieOf(shown) };
  expect(after.cookie).not.toBe(before.cookie);
  expect([await levelOf(after), await levelOf(before)]).toEqual(["aal2", null]);
  expect((await getUser(shop.url, before)).status).toBe(401);
  expect(await subjectsTo(email)).toContain(translator("en")("mail:factorAdded.subject"));
});

test("a password alone opens half a session, valid for verifying the factor and no more", async () => {
  const { email, factor } = await joinWithApp(market, shop.url);
  const half = await enter(shop.url, email);
  expect((await send(`${shop.url}/api/session`, half)).body).toBeNull();
  for (const path of ["/api/wishlist", "/api/orders", "/auth/v1/sessions", "/auth/v1/recovery-codes"]) {
    const refused = await send(`${shop.url}${path}`, half);
    expect([path, refused.status, codeOf(refused)]).toEqual([path, 403, "SECOND_FACTOR_REQUIRED"]);
  }
  expect((await getUser(shop.url, half)).body).toMatchObject({ email, aal: "aal1" });
  expect((await getUser(shop.url, half)).text).not.toMatch(/secret|phone":"\+/);

  for (const refused of [
    await enrol(shop.url, half, { friendly_name: "Mine too", factor_type: "totp" }),
    await unenrol(shop.url, half, factor.id),
    await post(shop.url, "/recovery-codes", {}, half),
    await post(shop.url, "/user", { data: { full_name: "Somebody" } }, { ...half, method: "PUT" }),
    await post(shop.url, "/logout?scope=global", {}, half),
    await post(shop.url, "/logout?scope=others", {}, half),
  ])
    expect([refused.status, codeOf(refused)]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);

  const opened = await showCode(shop.url, half, factor.id, appCode(factor, market));
  expect(opened.status).toBe(200);
  expect(await levelOf({ cookie: cookieOf(opened) })).toBe("aal2");
});

test("an app's code opens once, in one challenge or in two, and no older one after it", async () => {
  const { email, factor } = await joinWithApp(market, shop.url);
  const code = appCode(factor, market);
  const challengeId = await ask(shop.url, await enter(shop.url, email), factor.id);
  const halves = [await enter(shop.url, email), await enter(shop.url, email), await enter(shop.url, email)];
  const reply = { factorId: factor.id, challengeId, code };
  const together = await Promise.all([
    ...halves.map((half) => answer(shop.url, half, reply)),
    showCode(shop.url, await enter(shop.url, email), factor.id, code),
  ]);
  expect(together.map((result) => result.status).sort()).toEqual([200, 422, 422, 422]);

  await startNewMinute(market);
  const show = async (shown: string) =>
    codeOf(await showCode(shop.url, await enter(shop.url, email), factor.id, shown));
  market.clock.advance(stepMilliseconds);
  // A right one ends the count of wrong ones.
  expect(await show(appCode(factor, market))).toBeUndefined();
  expect(await show(appCode(factor, market))).toBe("INVALID_CODE");
  expect(await show(code)).toBe("INVALID_CODE");
  market.clock.advance(stepMilliseconds);
  expect(await show(code)).toBe("INVALID_CODE");
  expect(await show(appCode(factor, market))).toBeUndefined();
});

test.each([
  [-2, 422],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 422],
])("a code %i steps from now gets the response %i", async (steps, status) => {
  const { email, factor } = await joinWithApp(market, shop.url);
  market.clock.advance(3 * stepMilliseconds);
  const half = await enter(shop.url, email);
  const shown = await showCode(shop.url, half, factor.id, appCode(factor, market, steps));
  expect(shown.status, shown.text).toBe(status);
});

test("a challenge closes after five wrong codes; the next one is open", async () => {
  const { email, factor } = await joinWithApp(market, shop.url);
  const half = await enter(shop.url, email);
  const challengeId = await ask(shop.url, half, factor.id);
  const reply = (code: string) => answer(shop.url, half, { factorId: factor.id, challengeId, code });
  for (let tries = 0; tries < 5; tries++)
    expect(codeOf(await reply(wrongAppCode(factor, market)))).toBe("INVALID_CODE");
  market.clock.advance(60_000);
  const late = await reply(appCode(factor, market));
  expect([late.status, codeOf(late)]).toEqual([422, "INVALID_CODE"]);
  market.clock.advance(300_000);
  expect((await showCode(shop.url, half, factor.id, appCode(factor, market))).status).toBe(200);
});

test("wrong codes are followed by pauses of 1, 5, 30 and 120 minutes, of which the owner is told", async () => {
  const { email, factor } = await joinWithApp(market, shop.url);
  const half = await enter(shop.url, email);
  const attempt = (code: string) => showCode(shop.url, half, factor.id, code);
  const wrong = () => attempt(wrongAppCode(factor, market));
  // Concurrent ones can't have more.
  const first = await Promise.all(Array.from({ length: 8 }, wrong));
  expect(first.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  const expectPause = async (minutes: number) => {
    const refused = await attempt(appCode(factor, market));
    expect([codeOf(refused), refused.headers.get("retry-after")]).toEqual([
      "TOO_MANY_REQUESTS",
      String(minutes * 60),
    ]);
    market.clock.advance(minutes * 60_000);
  };
  await expectPause(1);
  for (const minutes of [5, 30, 120, 120]) {
    expect((await wrong()).status).toBe(422);
    await expectPause(minutes);
  }
  const told = (await subjectsTo(email)).filter(
    (text) => text === translator("en")("mail:factorBlocked.subject"),
  );
  expect(told).toHaveLength(5);
  expect((await attempt(appCode(factor, market))).status).toBe(200);
});

test("a right code ends the count of wrong ones, and a recovery code works during a pause", async () => {
  const { email, factor, me } = await joinWithApp(market, shop.url);
  const codes = await renewCodes(shop.url, me);
  const half = await enter(shop.url, email);
  const wrong = (who: { cookie: string }) => showCode(shop.url, who, factor.id, wrongAppCode(factor, market));
  for (let tries = 0; tries < 4; tries++) expect((await wrong(half)).status).toBe(422);
  expect((await showCode(shop.url, half, factor.id, appCode(factor, market))).status).toBe(200);
  const next = await enter(shop.url, email);
  for (let tries = 0; tries < 5; tries++) expect((await wrong(next)).status).toBe(422);
  expect((await wrong(next)).status).toBe(429);
  expect((await redeem(shop.url, next, codes[0]!)).status).toBe(200);
  expect((await wrong(await enter(shop.url, email))).status).toBe(422);
});

test("a challenge waits five minutes", async () => {
  const { email, factor } = await joinWithApp(market, shop.url);
  const half = await enter(shop.url, email);
  const challengeId = await ask(shop.url, half, factor.id);
  const early = await ask(shop.url, half, factor.id);
  const reply = (id: string) =>
    answer(shop.url, half, { factorId: factor.id, challengeId: id, code: appCode(factor, market) });
  market.clock.advance(300_000);
  expect(codeOf(await reply(challengeId))).toBe("INVALID_CODE");
  market.clock.advance(-1_000);
  expect((await reply(early)).status).toBe(200);
});
