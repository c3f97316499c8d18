import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { authAccounts, users } from "#domains/auth/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { clientId, clientSecret, type OidcProvider, startOidcProvider } from "../support/oidc-provider.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  cookieOf,
  getUser,
  joinShop,
  newAddress,
  password,
  post,
  signIn,
  signInAsApp,
} from "./support/auth-client.ts";
import { codeOf, send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";
import { begunBy, goThere, startSso } from "./support/provider-sign-in.ts";

let provider: OidcProvider;
let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  provider = await startOidcProvider();
  const env = { OIDC_ISSUER: provider.url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  market = await openTestMarket({ withSandbox: false, env });
  shop = await openShop(market.infra);
});
beforeEach(async () => {
  provider.claims = { sub: newAddress(), email: newAddress(), email_verified: true, name: "Ada Brown" };
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
  await provider?.close();
});

const askToLink = (who: { cookie?: string; bearer?: string }, query = "provider=oidc") =>
  send(`${shop.url}/auth/v1/identities/authorize?${query}`, {
    ...(who.cookie ? { cookie: who.cookie } : {}),
    headers: who.bearer ? { authorization: `Bearer ${who.bearer}` } : {},
  });
const unlink = (cookie: string, id: string) =>
  post(shop.url, `/identities/${id}`, {}, { cookie, method: "DELETE" });
type Identity = { identity_id: string; provider: string };
const identitiesOf = async (cookie: string) =>
  ((await getUser(shop.url, { cookie })).body as { identities: Identity[] }).identities;
const enter = async (email: string) => cookieOf(await signIn(shop.url, email));

test("a signed-in person links an identity of another address, and signs in with it from then on", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = await enter(email);
  const begun = begunBy(await askToLink({ cookie }, "provider=oidc&redirect_to=%2Fprofile%2Fsettings"));
  const { location, answer } = await goThere(shop.url, begun, cookie);
  expect(`${location.pathname}${location.search}`).toBe("/profile/settings");
  // The session stays the same.
  expect(answer.headers.getSetCookie().filter((line) => line.startsWith("cafeto_session="))).toEqual([]);
  expect((await identitiesOf(cookie)).map(({ provider: name }) => name)).toEqual(["credential", "oidc"]);
  const [account] = await market.infra.db
    .select()
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, "oidc"), eq(authAccounts.accountId, accountId())));
  expect(account).toMatchObject({ idToken: null, accessToken: null, refreshToken: null });
  const entered = await goThere(shop.url, await startSso(shop.url));
  expect((await getUser(shop.url, { cookie: entered.cookie })).body).toMatchObject({ email });
});

/** Includes the issuer: a provider configured later must not inherit this one's users. */
const accountId = () => `${provider.url}#${provider.claims.sub}`;

test("linking twice changes nothing; another user's identity is refused", async () => {
  const mine = await enter(await joinShop(market, shop.url));
  for (const _ of [1, 2]) {
    const { location } = await goThere(shop.url, begunBy(await askToLink({ cookie: mine })), mine);
    expect(location.search).toBe("?panel=security");
  }
  expect(await identitiesOf(mine)).toHaveLength(2);
  const other = await enter(await joinShop(market, shop.url));
  const { location } = await goThere(shop.url, begunBy(await askToLink({ cookie: other })), other);
  expect(location.search).toBe("?panel=security&error=IDENTITY_TAKEN");
  expect(await identitiesOf(other)).toHaveLength(1);
});

test("an identity whose address the provider has not verified is not linked", async () => {
  const cookie = await enter(await joinShop(market, shop.url));
  provider.claims.email_verified = false;
  const { location } = await goThere(shop.url, begunBy(await askToLink({ cookie })), cookie);
  expect(location.searchParams.get("error")).toBe("EMAIL_NOT_VERIFIED");
  expect(await identitiesOf(cookie)).toHaveLength(1);
});

test("an app links for its person too, in the browser that holds the way's cookie", async () => {
  const email = await joinShop(market, shop.url);
  const { access_token } = await signInAsApp(shop.url, email);
  const begun = begunBy(await askToLink({ bearer: access_token }));
  await goThere(shop.url, begun);
  expect((await getUser(shop.url, { bearer: access_token })).body).toMatchObject({
    identities: [{ provider: "credential" }, { provider: "oidc" }],
  });
});

test("a visitor links nothing, redirects stay on the site, and other providers are not enabled", async () => {
  expect(codeOf(await askToLink({}))).toBe("UNAUTHORIZED");
  const cookie = await enter(await joinShop(market, shop.url));
  const foreign = await askToLink({ cookie }, "provider=oidc&redirect_to=https%3A%2F%2Fevil.example");
  expect([foreign.status, codeOf(foreign)]).toEqual([422, "INVALID_REDIRECT"]);
  expect(codeOf(await askToLink({ cookie }, "provider=google"))).toBe("PROVIDER_NOT_ENABLED");
});

test("an identity is unlinked by its own person, but never the last one", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = await enter(email);
  await goThere(shop.url, begunBy(await askToLink({ cookie })), cookie);
  const [credential, linked] = await identitiesOf(cookie);
  const stranger = await enter(await joinShop(market, shop.url));
  const foreign = await unlink(stranger, linked!.identity_id);
  expect([foreign.status, codeOf(foreign)]).toEqual([404, "NOT_FOUND"]);

  expect((await unlink(cookie, credential!.identity_id)).status).toBe(200);
  expect(codeOf(await signIn(shop.url, email))).toBe("INVALID_CREDENTIALS");
  const last = await unlink(cookie, linked!.identity_id);
  expect([last.status, codeOf(last)]).toEqual([422, "LAST_IDENTITY"]);
  expect((await goThere(shop.url, await startSso(shop.url))).cookie).toContain("cafeto_session");
});

test("of two who unlink the last two at once, one is refused", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = await enter(email);
  await goThere(shop.url, begunBy(await askToLink({ cookie })), cookie);
  const answers = await Promise.all(
    (await identitiesOf(cookie)).map(({ identity_id }) => unlink(cookie, identity_id)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test("a user of a provider has no password to sign in with until they set one", async () => {
  const { cookie } = await goThere(shop.url, await startSso(shop.url));
  const email = provider.claims.email!;
  const [user] = await market.infra.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ emailVerified: true, name: "Ada Brown" });
  expect(codeOf(await signIn(shop.url, email))).toBe("INVALID_CREDENTIALS");
  const change = { password, current_password: "" };
  expect(codeOf(await post(shop.url, "/user", change, { cookie, method: "PUT" }))).toBe(
    "INVALID_CREDENTIALS",
  );
});
