import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setAdminRole } from "#domains/accounts/server/set-admin-role.ts";
import { authAccounts, users } from "#domains/auth/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { codeSentTo, cookieOf, joinShop, password, post } from "./support/auth-client.ts";
import { call, codeOf } from "./support/call.ts";
import { addCallers, type Callers, firstNamedBy, keepSignedIn } from "./support/callers.ts";
import { openShop, type Shop } from "./support/open-shop.ts";
import { procedures } from "./support/procedures.ts";
import { appCode, enrol, enter, joinWithApp, showCode, startApp } from "./support/second-factor.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

let market: TestMarket;
let shop: Shop;
let callers: Callers;
beforeAll(async () => {
  market = await openTestMarket();
  shop = await openShop(market.infra);
  callers = await addCallers(market.infra);
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
  await keepSignedIn(market.infra, callers);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const tenMinutes = 600_000;
const app = () => ({ friendly_name: randomUUID(), factor_type: "totp" });
const confirm = (cookie: string, proof: object) => post(shop.url, "/confirm", proof, { cookie });
const userOf = async (email: string) =>
  (await market.infra.db.select().from(users).where(eq(users.email, email)))[0]!;

const sensitive = procedures.filter(({ meta }) => meta.sensitive).map(({ name }) => name);

test("what opens an account or its money is among them", () => {
  expect(sensitive).toEqual(
    expect.arrayContaining([
      ...["auth.enrollFactor", "auth.unenrollFactor", "auth.renewRecoveryCodes", "auth.linkIdentity"],
      ...["integrations.createApiKey", "payouts.startOnboarding", "payouts.openPayoutDashboard"],
    ]),
  );
});

describe.each(sensitive)("%s", (name) => {
  test("is refused ten minutes after a password or a factor, and not before", async () => {
    const procedure = procedures.find((one) => one.name === name)!;
    const { person, cookie } = callers[firstNamedBy(procedure.rule)];
    const send = async () =>
      call(shop.url, procedure, await validInput(procedure, await makeWorld(market.infra, person)), cookie);
    expect(codeOf(await send())).not.toBe("CONFIRMATION_REQUIRED");
    market.clock.advance(tenMinutes + 1);
    const late = await send();
    market.clock.advance(-tenMinutes - 1);
    expect([late.status, codeOf(late)]).toEqual([403, "CONFIRMATION_REQUIRED"]);
    expect(procedure.errors.get("CONFIRMATION_REQUIRED")).toBe(403);
  });
});

test("a password confirms a session for ten minutes, and no other session with it", async () => {
  const email = await joinShop(market, shop.url);
  const [{ cookie }, other] = [await enter(shop.url, email), await enter(shop.url, email)];
  market.clock.advance(tenMinutes + 1);
  expect(codeOf(await enrol(shop.url, { cookie }, app()))).toBe("CONFIRMATION_REQUIRED");
  expect(codeOf(await confirm(cookie, { password: "not-the-password" }))).toBe("INVALID_CREDENTIALS");
  expect(codeOf(await confirm(cookie, {}))).toBe("REAUTHENTICATION_REQUIRED");
  expect(codeOf(await enrol(shop.url, { cookie }, app()))).toBe("CONFIRMATION_REQUIRED");
  expect((await confirm(cookie, { password })).status).toBe(200);
  expect((await enrol(shop.url, { cookie }, app())).status).toBe(201);
  expect(codeOf(await enrol(shop.url, other, app()))).toBe("CONFIRMATION_REQUIRED");
  market.clock.advance(tenMinutes + 1);
  expect(codeOf(await enrol(shop.url, { cookie }, app()))).toBe("CONFIRMATION_REQUIRED");
});

test("a factor's code confirms as well", async () => {
  const { me, factor } = await joinWithApp(market, shop.url);
  market.clock.advance(tenMinutes + 1);
  expect(codeOf(await enrol(shop.url, me, app()))).toBe("CONFIRMATION_REQUIRED");
  const cookie = cookieOf(await showCode(shop.url, me, factor.id, appCode(factor, market)));
  expect((await enrol(shop.url, { cookie }, app())).status).toBe(201);
});

test("a mailed code confirms only who has neither a password nor a factor", async () => {
  const email = await joinShop(market, shop.url);
  const { cookie } = await enter(shop.url, email);
  market.clock.advance(tenMinutes + 1);
  await post(shop.url, "/reauthenticate", {}, { cookie });
  const nonce = await codeSentTo(market, email);
  expect(codeOf(await confirm(cookie, { nonce }))).toBe("REAUTHENTICATION_REQUIRED");
  const { id } = await userOf(email);
  await market.infra.db.delete(authAccounts).where(eq(authAccounts.userId, id));
  expect((await confirm(cookie, { nonce })).status).toBe(200);
  expect((await enrol(shop.url, { cookie }, app())).status).toBe(201);
});

test("an administrator's first factor needs a mailed code besides the password, the next one does not", async () => {
  const email = await joinShop(market, shop.url);
  await setAdminRole(market.infra.db, (await userOf(email)).id, "owner");
  const admin = await enter(shop.url, email);
  expect(codeOf(await enrol(shop.url, admin, app()))).toBe("REAUTHENTICATION_REQUIRED");
  await post(shop.url, "/reauthenticate", {}, admin);
  const nonce = await codeSentTo(market, email);
  const wrong = nonce === "000000" ? "000001" : "000000";
  expect(codeOf(await enrol(shop.url, admin, { ...app(), nonce: wrong }))).toBe("INVALID_CODE");
  const started = await enrol(shop.url, admin, { ...app(), nonce });
  const { id, totp } = started.body as { id: string; totp: { secret: string } };
  const shown = await showCode(shop.url, admin, id, appCode({ id, secret: totp.secret }, market));
  await startApp(shop.url, { cookie: cookieOf(shown) }, "Tablet");
});
