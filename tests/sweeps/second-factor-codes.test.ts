import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { factorChallenges, recoveryCodes } from "#domains/second-factor/server/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { codeSentTo, cookieOf, getUser, joinShop, listMails, post } from "./support/auth-client.ts";
import { codeOf } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";
import {
  answer,
  appCode,
  ask,
  countCodes,
  enrol,
  enter,
  joinWithApp,
  redeem,
  renewCodes,
  showCode,
  startNewMinute,
  startPhone,
  unenrol,
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

let phones = 0;
const newPhone = () => `+1202555${String(++phones).padStart(4, "0")}`;
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

test("a telephone gets its code by SMS, in the person's language, and the code is right once", async () => {
  const email = await joinShop(market, shop.url);
  const before = await enter(shop.url, email);
  const phone = newPhone();
  const factorId = await startPhone(shop.url, before, phone);
  const asked = await post(
    shop.url,
    `/factors/${factorId}/challenge`,
    { channel: "sms" },
    { ...before, headers: { "accept-language": "pt" } },
  );
  // Nothing else, so no code.
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(asked.body).toEqual({ id: uuid, type: "phone", expires_at: expect.any(Number) });
  const [message] = await listMails(market.infra, phone);
  expect(message).toMatchObject({ channel: "sms", language: "pt", html: "" });
  const code = await codeSentTo(market, phone);
  const challengeId = (asked.body as { id: string }).id;
  expect(codeOf(await answer(shop.url, before, { factorId, challengeId, code: otherThan(code) }))).toBe(
    "INVALID_CODE",
  );
  const shown = await answer(shop.url, before, { factorId, challengeId, code });
  expect(shown.body).toMatchObject({ user: { aal: "aal2", factors: [{ factor_type: "phone" }] } });

  const halves = [await enter(shop.url, email), await enter(shop.url, email)];
  expect(codeOf(await answer(shop.url, halves[0]!, { factorId, challengeId, code }))).toBe("INVALID_CODE");
  const next = await ask(shop.url, halves[0]!, factorId);
  const reply = { factorId, challengeId: next, code: await codeSentTo(market, phone) };
  const together = await Promise.all(halves.map((half) => answer(shop.url, half, reply)));
  expect(together.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test("an SMS code fits only its own challenge, and only its hash is stored", async () => {
  const who = await enter(shop.url, await joinShop(market, shop.url));
  const phone = newPhone();
  const factorId = await startPhone(shop.url, who, phone);
  const [one, two] = [await ask(shop.url, who, factorId), await ask(shop.url, who, factorId)];
  const messages = await listMails(market.infra, phone);
  const codeFor = (id: string) =>
    /\d{6}/.exec(messages.find(({ onceKey }) => onceKey === `factor:${id}`)!.text)![0];
  const rows = await market.infra.db
    .select()
    .from(factorChallenges)
    .where(eq(factorChallenges.factorId, factorId));
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(Object.values(row)).not.toContain(codeFor(row.id));
  const show = (challengeId: string, code: string) => answer(shop.url, who, { factorId, challengeId, code });
  if (codeFor(one) !== codeFor(two)) expect(codeOf(await show(one, codeFor(two)))).toBe("INVALID_CODE");
  expect((await show(two, codeFor(two))).status).toBe(200);
});

test("messages to a person are counted, and a number must look like one", async () => {
  const who = await enter(shop.url, await joinShop(market, shop.url));
  for (const phone of [undefined, "2025550123", "+1 202 555", "+12", "+1202555012345678"]) {
    const refused = await enrol(shop.url, who, {
      friendly_name: "SMS",
      factor_type: "phone",
      ...(phone ? { phone } : {}),
    });
    expect([phone, refused.status, codeOf(refused)]).toEqual([phone, 400, "BAD_REQUEST"]);
  }
  const factorId = await startPhone(shop.url, who, newPhone());
  for (let count = 0; count < 5; count++) await ask(shop.url, who, factorId);
  const refused = await post(shop.url, `/factors/${factorId}/challenge`, {}, who);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 60]).toEqual([429, true]);
});

test("recovery codes are ten; each opens half a session once, however it is written", async () => {
  const { email, me } = await joinWithApp(market, shop.url);
  const codes = await renewCodes(shop.url, me);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  const { id } = (await getUser(shop.url, me)).body as { id: string };
  const kept = await market.infra.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
  for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);

  const writings = [
    codes[0]!,
    codes[1]!.toUpperCase(),
    ` ${codes[2]!.replace("-", " ")} `,
    codes[3]!.replace("-", ""),
  ];
  for (const written of writings) {
    await startNewMinute(market);
    const half = await enter(shop.url, email);
    const opened = await redeem(shop.url, half, written);
    expect([written, opened.status]).toEqual([written, 200]);
    expect(opened.body).toMatchObject({ access_token: null, user: { aal: "aal2" } });
    expect(codeOf(await redeem(shop.url, await enter(shop.url, email), written))).toBe("INVALID_CODE");
    expect((await getUser(shop.url, half)).status).toBe(401);
  }
  expect(await countCodes(shop.url, me)).toBe(6);
});

test("of two who come with one recovery code, one gets in", async () => {
  const { email, me } = await joinWithApp(market, shop.url);
  const [code] = await renewCodes(shop.url, me);
  const halves = [await enter(shop.url, email), await enter(shop.url, email), await enter(shop.url, email)];
  const together = await Promise.all(halves.map((half) => redeem(shop.url, half, code!)));
  expect(together.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test("new recovery codes end the old ones, two renewals at once leave ten", async () => {
  const { email, me } = await joinWithApp(market, shop.url);
  const [old] = await renewCodes(shop.url, me);
  const renewed = await Promise.all([renewCodes(shop.url, me), renewCodes(shop.url, me)]);
  expect(await countCodes(shop.url, me)).toBe(10);
  const half = await enter(shop.url, email);
  expect(codeOf(await redeem(shop.url, half, old!))).toBe("INVALID_CODE");
  const statuses = [];
  for (const [code] of renewed) {
    await startNewMinute(market);
    statuses.push((await redeem(shop.url, await enter(shop.url, email), code!)).status);
  }
  expect(statuses.sort()).toEqual([200, 422]);
});

test("a recovery code is one person's, is tried five times a minute, and needs a factor behind it", async () => {
  const { email, me } = await joinWithApp(market, shop.url);
  const [, code] = await renewCodes(shop.url, me);
  const other = await joinWithApp(market, shop.url);
  expect(codeOf(await redeem(shop.url, await enter(shop.url, other.email), code!))).toBe("INVALID_CODE");
  const half = await enter(shop.url, email);
  for (let tries = 0; tries < 5; tries++)
    expect(codeOf(await redeem(shop.url, half, "aaaaa-bbbbb"))).toBe("INVALID_CODE");
  const refused = await redeem(shop.url, half, code!);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  const plain = await enter(shop.url, await joinShop(market, shop.url));
  const without = await post(shop.url, "/recovery-codes", {}, plain);
  expect([without.status, codeOf(without)]).toEqual([409, "CONFLICT"]);
});

test("a factor removed while its code is on the way opens nothing", async () => {
  const { email, factor, me } = await joinWithApp(market, shop.url);
  const half = await enter(shop.url, email);
  const shown = () => showCode(shop.url, half, factor.id, appCode(factor, market));
  const [removed, opened] = await Promise.all([
    unenrol(shop.url, me, factor.id),
    shown().catch((error: Error) => error),
  ]);
  expect(removed.status).toBe(200);
  const [user] = await market.infra.db.select().from(users).where(eq(users.email, email));
  const cookie = opened instanceof Error || opened.status !== 200 ? half.cookie : cookieOf(opened);
  expect((await getUser(shop.url, { cookie })).body).toMatchObject({
    id: user!.id,
    factors: [],
    aal: "aal1",
  });
});
