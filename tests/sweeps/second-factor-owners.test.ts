import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  codeSentTo,
  cookieOf,
  getUser,
  joinShop,
  listMails,
  password,
  post,
  refresh,
  signInAsApp,
  type Tokens,
} from "./support/auth-client.ts";
import { codeOf, send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";
import {
  answer,
  appCode,
  ask,
  enrol,
  enter,
  type Factor,
  joinWithApp,
  renewCodes,
  showCode,
  startApp,
  startNewMinute,
  stepMilliseconds,
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

const join = async () => enter(shop.url, await joinShop(market, shop.url));
const levelOf = async (who: { cookie: string }) =>
  ((await send(`${shop.url}/api/session`, who)).body as { aal: string } | null)?.aal ?? null;
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  (body as { code?: string }).code,
];

/** A second app of a user who has verified the first. */
async function addApp(who: { cookie: string }, name: string) {
  const factor = await startApp(shop.url, who, name);
  const shown = await showCode(shop.url, who, factor.id, appCode(factor, market));
  return { factor, me: { cookie: cookieOf(shown) } };
}

test("another user's factor can't be challenged, verified or removed", async () => {
  const { factor } = await joinWithApp(market, shop.url);
  const stranger = await join();
  const code = appCode(factor, market);
  const own = await startApp(shop.url, stranger);
  const challengeId = await ask(shop.url, stranger, own.id);
  for (const refused of [
    await post(shop.url, `/factors/${factor.id}/challenge`, {}, stranger),
    await answer(shop.url, stranger, { factorId: factor.id, challengeId, code }),
    await unenrol(shop.url, stranger, factor.id),
  ])
    expect(refusal(refused)).toEqual([404, "NOT_FOUND"]);
});

test("a challenge is valid only for its factor and its user", async () => {
  const { factor, me } = await joinWithApp(market, shop.url);
  const second = await addApp(me, "Tablet");
  market.clock.advance(stepMilliseconds);
  const other = await joinWithApp(market, shop.url);
  const codeNow = appCode(factor, market);
  for (const challengeId of [
    await ask(shop.url, second.me, second.factor.id),
    await ask(shop.url, other.me, other.factor.id),
  ]) {
    const refused = await answer(shop.url, second.me, { factorId: factor.id, challengeId, code: codeNow });
    expect(refusal(refused)).toEqual([422, "INVALID_CODE"]);
  }
  expect((await showCode(shop.url, second.me, factor.id, codeNow)).status).toBe(200);
});

test("an unconfirmed factor grants nothing to someone with only the password", async () => {
  const { email, me } = await joinWithApp(market, shop.url);
  const planted = await startApp(shop.url, me, "Never confirmed");
  const half = await enter(shop.url, email);
  const asked = await post(shop.url, `/factors/${planted.id}/challenge`, {}, half);
  expect(refusal(asked)).toEqual([404, "NOT_FOUND"]);
  const challengeId = await ask(shop.url, me, planted.id);
  const shown = await answer(shop.url, half, {
    factorId: planted.id,
    challengeId,
    code: appCode(planted, market),
  });
  expect(refusal(shown)).toEqual([404, "NOT_FOUND"]);
});

test("a secret is shown once, at enrollment, and stored encrypted", async () => {
  const { factor, me, email } = await joinWithApp(market, shop.url);
  const [row] = await market.infra.db.select().from(factors).where(eq(factors.id, factor.id));
  expect(JSON.stringify(row)).not.toContain(factor.secret);
  expect(row!.secret).toMatch(/^.{40,}$/s);
  const again = await enrol(shop.url, me, { friendly_name: "Other", factor_type: "totp" });
  const half = await enter(shop.url, email);
  const texts = [
    (await getUser(shop.url, me)).text,
    again.text,
    (await send(`${shop.url}/auth/v1/sessions`, me)).text,
    (await post(shop.url, `/factors/${factor.id}/challenge`, {}, half)).text,
    (await showCode(shop.url, half, factor.id, appCode(factor, market))).text,
    (await send(`${shop.url}/api/privacy/export`, me)).text,
  ];
  for (const text of texts) {
    expect(text).not.toContain(factor.secret);
    expect(text).not.toContain(row!.secret!);
  }
  expect(again.body).toMatchObject({
    totp: {
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Cafeto:/),
      qr_code: expect.stringMatching(/^data:image\/svg/),
    },
  });
});

test("a name is unique per factor: taken by a confirmed one, free again after an abandoned attempt", async () => {
  const { factor, me } = await joinWithApp(market, shop.url);
  const named = (friendly_name: string) => enrol(shop.url, me, { friendly_name, factor_type: "totp" });
  expect(refusal(await named("My phone"))).toEqual([409, "CONFLICT"]);
  expect(refusal(await named("  My phone "))).toEqual([409, "CONFLICT"]);
  const [one, two] = [await startApp(shop.url, me, "Tablet"), await startApp(shop.url, me, "Tablet")];
  expect(codeOf(await showCodeOrRefusal(me, one))).toBe("NOT_FOUND");
  expect((await showCode(shop.url, me, two.id, appCode(two, market))).status).toBe(200);
  expect(factor.id).not.toBe(two.id);
});

const showCodeOrRefusal = (who: { cookie: string }, factor: Factor) =>
  post(shop.url, `/factors/${factor.id}/challenge`, {}, who);

test("a person has ten factors at most, however many start at once; an attempt may start again", async () => {
  const { me } = await joinWithApp(market, shop.url);
  for (let count = 2; count <= 8; count++) await startApp(shop.url, me, `App ${count}`);
  const together = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      enrol(shop.url, me, { friendly_name: `Rush ${index}`, factor_type: "totp" }),
    ),
  );
  expect(together.filter(({ status }) => status === 201)).toHaveLength(2);
  for (const refused of together.filter(({ status }) => status !== 201))
    expect(refusal(refused)).toEqual([422, "TOO_MANY_FACTORS"]);
  const kept = (await getUser(shop.url, me)).body as { factors: { friendly_name: string }[] };
  expect(kept.factors).toHaveLength(10);
  const again = await enrol(shop.url, me, { friendly_name: "App 8", factor_type: "totp" });
  expect(again.status).toBe(201);
  // An abandoned enrollment is replaced after a while.
  market.clock.advance(601_000);
  await post(shop.url, "/confirm", { password }, me);
  expect((await enrol(shop.url, me, { friendly_name: "Later", factor_type: "totp" })).status).toBe(201);
  expect(((await getUser(shop.url, me)).body as { factors: object[] }).factors).toHaveLength(2);
});

test("with the last factor go the recovery codes and the session's level; others keep both", async () => {
  const { email, factor, me } = await joinWithApp(market, shop.url);
  const codes = await renewCodes(shop.url, me);
  const second = await addApp(me, "Tablet");
  expect((await unenrol(shop.url, second.me, factor.id)).status).toBe(200);
  expect(await levelOf(second.me)).toBe("aal2");
  const count = async () => (await send(`${shop.url}/auth/v1/recovery-codes`, second.me)).body;
  expect(await count()).toEqual({ remaining: 10 });

  expect((await unenrol(shop.url, second.me, second.factor.id)).status).toBe(200);
  expect(await levelOf(second.me)).toBe("aal1");
  expect(await count()).toEqual({ remaining: 0 });
  const used = await post(shop.url, "/recovery-codes/verify", { code: codes[0] }, second.me);
  expect(refusal(used)).toEqual([422, "INVALID_CODE"]);
  expect(await levelOf(await enter(shop.url, email))).toBe("aal1");
  await market.runJobs();
  const subjects = (await listMails(market.infra, email)).map((mail) => mail.subject);
  const removed = translator("en")("mail:factorRemoved.subject");
  expect(subjects.filter((subject) => subject === removed)).toHaveLength(2);
});

test("an admin's calls require the second factor", async () => {
  const email = await joinShop(market, shop.url);
  const [user] = await market.infra.db.select().from(users).where(eq(users.email, email));
  await market.infra.db.insert(userRoles).values({ userId: user!.id, role: "admin", adminRole: "owner" });
  const admin = await enter(shop.url, email);
  const list = (who: { cookie: string }) => send(`${shop.url}/auth/v1/admin/users`, who);
  expect(refusal(await list(admin))).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
  await post(shop.url, "/reauthenticate", {}, admin);
  const nonce = await codeSentTo(market, email);
  const factor = await startApp(shop.url, admin, "My phone", { nonce });
  const raised = { cookie: cookieOf(await showCode(shop.url, admin, factor.id, appCode(factor, market))) };
  expect((await list(raised)).status).toBe(200);
  expect(refusal(await list(await join()))).toEqual([403, "FORBIDDEN"]);
});

test("an app's tokens rise too, and those from before are worth nothing after", async () => {
  const email = await joinShop(market, shop.url);
  const before = await signInAsApp(shop.url, email);
  const levelIn = ({ access_token }: Tokens) =>
    (JSON.parse(Buffer.from(access_token.split(".")[1]!, "base64url").toString()) as { aal: string }).aal;
  const bearer = before.access_token;
  const factor = await startApp(shop.url, { bearer });
  const shown = await showCode(shop.url, { bearer }, factor.id, appCode(factor, market));
  expect(shown.headers.getSetCookie()).toEqual([]);
  const after = shown.body as Tokens;
  expect([levelIn(before), levelIn(after)]).toEqual(["aal1", "aal2"]);
  expect((await getUser(shop.url, { bearer: after.access_token })).body).toMatchObject({ aal: "aal2" });
  expect(refusal(await getUser(shop.url, { bearer }))).toEqual([401, "INVALID_JWT"]);
  expect(refusal(await refresh(shop.url, before.refresh_token))).toEqual([401, "INVALID_REFRESH_TOKEN"]);
  const next = (await refresh(shop.url, after.refresh_token)).body as Tokens;
  expect(levelIn(next)).toBe("aal2");

  const half = await signInAsApp(shop.url, email);
  expect(levelIn(half)).toBe("aal1");
  const orders = await send(`${shop.url}/api/orders`, {
    headers: { authorization: `Bearer ${half.access_token}` },
  });
  expect(refusal(orders)).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
});
