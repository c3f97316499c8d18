import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { authAccounts, sessions, users } from "#domains/auth/server/tables.ts";
import { walletAddresses } from "#domains/identities/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { cookieOf, getUser, joinShop, post, signIn, signInAsApp } from "./support/auth-client.ts";
import { codeOf, send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";
import { newWallet, type SignInMessage, type Wallet, writeSignInMessage } from "./support/wallet.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false, env: { WEB3_SIGN_IN: "true" } });
  shop = await openShop(market.infra);
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const getNonce = async () => ((await send(`${shop.url}/auth/v1/nonce`)).body as { nonce: string }).nonce;

/** A message as our page has it signed. */
async function messageOf(wallet: Wallet, more: Partial<SignInMessage> = {}) {
  return writeSignInMessage({ address: wallet.address, nonce: await getNonce(), ...more });
}

async function grantOf(wallet: Wallet, more?: Partial<SignInMessage>) {
  const message = await messageOf(wallet, more);
  return { chain: "ethereum", message, signature: wallet.sign(message) };
}

type Who = { cookie?: string; bearer?: string };
const enter = (grant: object, who: Who = {}) => post(shop.url, "/token?grant_type=web3", grant, who);
const asPage = async (email: string) => cookieOf(await signIn(shop.url, email));

/** A user with a linked wallet. */
async function joinWithWallet() {
  const email = await joinShop(market, shop.url);
  const cookie = await asPage(email);
  const wallet = newWallet();
  const linked = await enter(await grantOf(wallet), { cookie });
  if (linked.status !== 200) throw new Error(linked.text);
  return { email, cookie, wallet };
}

test("a wallet that a signed-in person links signs in that person", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = await asPage(email);
  const wallet = newWallet();
  const linked = await enter(await grantOf(wallet), { cookie });
  // A page's session gets no tokens, whatever was requested, and stays the same.
  expect(linked.body).toMatchObject({
    access_token: null,
    user: { email, app_metadata: { providers: expect.arrayContaining(["credential", "web3"]) } },
  });
  expect((await getUser(shop.url, { cookie })).status).toBe(200);

  const entered = await enter(await grantOf(wallet));
  expect(entered.body).toMatchObject({ access_token: expect.any(String), user: { email } });
  const page = await enter({ ...(await grantOf(wallet)), transport: "cookie" });
  expect((await getUser(shop.url, { cookie: cookieOf(page) })).body).toMatchObject({ email });
  const begun = await market.infra.db
    .select({ method: sessions.method })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.email, email)));
  expect(begun.map(({ method }) => method).sort()).toEqual(["password", "provider", "provider"]);
});

test("an app links with its token, and linking twice changes nothing", async () => {
  const email = await joinShop(market, shop.url);
  const { access_token: bearer } = await signInAsApp(shop.url, email);
  const wallet = newWallet();
  for (const _ of [1, 2]) {
    const linked = await enter({ ...(await grantOf(wallet)), transport: "cookie" }, { bearer });
    expect(linked.body).toMatchObject({ access_token: expect.any(String), user: { email } });
    expect(linked.headers.getSetCookie()).toEqual([]);
  }
  const rows = await market.infra.db
    .select()
    .from(walletAddresses)
    .where(eq(walletAddresses.address, wallet.address));
  expect(rows).toHaveLength(1);
  const [user] = await market.infra.db.select().from(users).where(eq(users.email, email));
  expect(await market.infra.db.$count(sessions, eq(sessions.userId, user!.id))).toBe(1);
});

test("an unlinked wallet creates no account; another user's can't be linked", async () => {
  const before = await market.infra.db.$count(users);
  const unknown = await enter(await grantOf(newWallet()));
  expect([unknown.status, codeOf(unknown)]).toEqual([403, "IDENTITY_NOT_LINKED"]);
  expect(await market.infra.db.$count(users)).toBe(before);

  const { wallet } = await joinWithWallet();
  const mine = await asPage(await joinShop(market, shop.url));
  const taken = await enter(await grantOf(wallet), { cookie: mine });
  expect([taken.status, codeOf(taken)]).toEqual([409, "IDENTITY_TAKEN"]);
  expect(taken.headers.getSetCookie()).toEqual([]);
});

test("a nonce is good once, and only one of ours", async () => {
  const { wallet } = await joinWithWallet();
  const grant = await grantOf(wallet);
  expect((await enter(grant)).status).toBe(200);
  const again = await enter(grant);
  expect([again.status, codeOf(again)]).toEqual([401, "PROVIDER_REFUSED"]);
  expect(codeOf(await enter(await grantOf(wallet, { nonce: "madeupbysomebody" })))).toBe("PROVIDER_REFUSED");
  const rush = await grantOf(wallet);
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(rush)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(await Promise.all([getNonce(), getNonce(), getNonce()]))).toHaveLength(3);
});

test("a message of another site, another time, another network or another wallet opens nothing", async () => {
  const { wallet } = await joinWithWallet();
  const thief = newWallet();
  const hour = 3_600_000;
  const byThief = (message: string) => ({
    chain: "ethereum",
    message,
    signature: thief.sign(message),
  });
  const right = await grantOf(wallet);
  const swapped = (await messageOf(thief)).replace(thief.address, wallet.address);
  const grants = {
    "another site's": await grantOf(wallet, { domain: "evil.example" }),
    "our name inside theirs": await grantOf(wallet, { domain: "localhost.evil.example:3000" }),
    "another port's": await grantOf(wallet, { domain: "localhost:3001" }),
    "one too old": await grantOf(wallet, { expirationTime: new Date(Date.now() - hour) }),
    "one too early": await grantOf(wallet, { notBefore: new Date(Date.now() + hour) }),
    "another network's": await grantOf(wallet, { chainId: 137 }),
    "signed by another wallet": byThief(await messageOf(wallet)),
    "another's with the address changed": byThief(swapped),
    "one with its text changed": { ...right, message: right.message.replace("/auth", "/cart") },
    "a signature of nothing": { ...right, message: await messageOf(wallet), signature: "0x" },
    "no signature": { ...right, message: await messageOf(wallet), signature: "Harvest" },
    "no message": { ...right, message: "Harvest" },
  };
  await market.infra.db.delete(rateLimits);
  for (const [what, grant] of Object.entries(grants)) {
    const refused = await enter(grant);
    expect([what, refused.status, codeOf(refused)]).toEqual([what, 401, "PROVIDER_REFUSED"]);
  }
});

test("a message that names two wallets links the one that signed it", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = await asPage(email);
  const [mine, other] = [newWallet(), newWallet()];
  const statement = `${other.address} wants you to sign in with your Ethereum account:`;
  await enter(await grantOf(mine, { statement }), { cookie });
  const linked = await market.infra.db
    .select({ address: walletAddresses.address })
    .from(walletAddresses)
    .innerJoin(users, and(eq(users.id, walletAddresses.userId), eq(users.email, email)));
  expect(linked).toEqual([{ address: mine.address }]);
});

test("an unlinked wallet can't sign in, and may be linked by another user", async () => {
  const { cookie, wallet } = await joinWithWallet();
  const { identities } = (await getUser(shop.url, { cookie })).body as {
    identities: { identity_id: string; provider: string }[];
  };
  const { identity_id } = identities.find(({ provider }) => provider === "web3")!;
  expect((await post(shop.url, `/identities/${identity_id}`, {}, { cookie, method: "DELETE" })).status).toBe(
    200,
  );
  expect(codeOf(await enter(await grantOf(wallet)))).toBe("IDENTITY_NOT_LINKED");
  const email = await joinShop(market, shop.url);
  await enter(await grantOf(wallet), { cookie: await asPage(email) });
  expect((await enter(await grantOf(wallet))).body).toMatchObject({ user: { email } });
});

test("a banned user is refused; a half signed-in one links nothing", async () => {
  const { email, wallet } = await joinWithWallet();
  const bannedUntil = new Date(market.clock.now().getTime() + 60_000);
  await market.infra.db.update(users).set({ bannedUntil }).where(eq(users.email, email));
  const refused = await enter(await grantOf(wallet));
  expect([refused.status, codeOf(refused)]).toEqual([403, "BANNED"]);

  const half = await joinShop(market, shop.url);
  const cookie = await asPage(half);
  const [user] = await market.infra.db.select().from(users).where(eq(users.email, half));
  await post(shop.url, "/factors", { friendly_name: "App", factor_type: "totp" }, { cookie });
  await market.infra.db.update(factors).set({ status: "verified" }).where(eq(factors.userId, user!.id));
  const unknown = await enter(await grantOf(newWallet()), { cookie });
  expect(codeOf(unknown)).toBe("IDENTITY_NOT_LINKED");
  expect(await market.infra.db.$count(authAccounts, eq(authAccounts.userId, user!.id))).toBe(1);
});

test("where wallets are not enabled, every call says so", async () => {
  const infra = { ...market.infra, config: { ...market.infra.config, allowsWallets: false } };
  const other = await openShop(infra);
  try {
    for (const language of ["en", "es", "pt"] as const) {
      const headers = { "accept-language": language };
      const grant = { chain: "ethereum", message: "x", signature: "0x" };
      const message = translator(language)("errors:PROVIDER_NOT_ENABLED");
      for (const refused of [
        await send(`${other.url}/auth/v1/nonce`, { headers }),
        await post(other.url, "/token?grant_type=web3", grant, { headers }),
        await post(other.url, "/token?grant_type=id_token", { provider: "oidc", id_token: "x" }, { headers }),
        await post(other.url, "/sso", { provider_id: "oidc" }, { headers }),
        await post(other.url, "/sso", { domain: "finca.example" }, { headers }),
      ])
        expect([refused.status, refused.body]).toEqual([
          422,
          expect.objectContaining({ code: "PROVIDER_NOT_ENABLED", message }),
        ]);
    }
    const cookie = await asPage(await joinShop(market, shop.url));
    const link = await send(`${other.url}/auth/v1/identities/authorize?provider=oidc`, { cookie });
    expect([link.status, codeOf(link)]).toEqual([422, "PROVIDER_NOT_ENABLED"]);
    const back = await send(`${other.url}/auth/v1/callback/oidc?code=x&state=y`);
    expect(back.headers.get("location")).toBe("/auth?error=PROVIDER_NOT_ENABLED");
  } finally {
    await other.close();
  }
});
