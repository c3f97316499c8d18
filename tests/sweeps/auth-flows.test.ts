import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { languages } from "#kernel/languages.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  cookieOf,
  joinShop,
  linkInMail,
  listMails,
  newAddress,
  post,
  signIn,
  signUp,
} from "./support/auth-client.ts";
import { type Answer, send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.doors);
});
beforeEach(async () => {
  await market.doors.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const whoIs = async (cookie: string) =>
  ((await send(`${shop.url}/api/session`, { cookie })).body as { email: string } | null)?.email ?? null;
const findUser = async (email: string) =>
  (await market.doors.db.select().from(users).where(eq(users.email, email)))[0];
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
/** An answer without what differs from person to person. */
const shapeOf = ({ status, body }: Answer) => ({
  status,
  keys: Object.keys((body as { user?: object }).user ?? {}).sort(),
  token: (body as { token?: unknown }).token,
});

test("signing up with a known address answers like with a new one, and its owner gets a mail saying so", async () => {
  const email = newAddress();
  const first = await signUp(shop.url, email);
  expect(first.status, first.text).toBe(200);
  const again = await signUp(shop.url, email, { name: "Somebody Else", password: "another-secret-9" });
  expect(shapeOf(again)).toEqual(shapeOf(first));
  expect(again.headers.getSetCookie()).toEqual([]);
  expect((await listMails(market.doors, email)).map((mail) => mail.subject).sort()).toEqual([
    translator("en")("mail:verify.subject"),
    translator("en")("mail:known.subject"),
  ]);
  expect((await findUser(email))!.name).toBe("Ada Brown");
});

test("mails come in the person's language", async () => {
  const subjects = new Set<string>();
  for (const language of languages) {
    const email = newAddress();
    await signUp(shop.url, email, { language });
    const [mail] = await listMails(market.doors, email);
    expect(mail).toMatchObject({ language, subject: translator(language)("mail:verify.subject") });
    expect(mail!.html).toContain(`lang="${language}"`);
    subjects.add(mail!.subject);
  }
  expect(subjects.size).toBe(languages.length);
});

test("an unverified address can't sign in; the link in the mail verifies it, and signs nobody in", async () => {
  const email = newAddress();
  await signUp(shop.url, email);
  const early = await signIn(shop.url, email);
  expect([early.status, codeOf(early)]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
  expect(early.headers.getSetCookie()).toEqual([]);

  const link = await linkInMail(market.doors, email, shop.url);
  const followed = await send(link);
  expect(followed.status).toBe(302);
  expect(followed.headers.get("location")).toMatch(/\/auth$/);
  expect(cookieOf(followed)).toBe("");
  const entered = await signIn(shop.url, email);
  expect(entered.status).toBe(200);
  expect(await whoIs(cookieOf(entered))).toBe(email);
});

test("a link used again, changed or of nobody signs nobody in", async () => {
  const email = newAddress();
  await signUp(shop.url, email);
  const link = await linkInMail(market.doors, email, shop.url);
  const token = new URL(link).searchParams.get("token")!;
  for (const wrong of [`${token.slice(0, -3)}abc`, "", "a.b.c"]) {
    const answer = await send(link.replace(token, wrong));
    expect(answer.status).toBeLessThan(500);
    expect((await findUser(email))!.emailVerified).toBe(false);
  }
  await send(link);
  const again = await send(link);
  expect(again.status).toBeLessThan(400);
  expect(cookieOf(again)).toBe("");
});

test("a wrong password and an unknown address are refused alike", async () => {
  const email = await joinShop(market.doors, shop.url);
  const wrong = await signIn(shop.url, email, "not-the-password");
  const unknown = await signIn(shop.url, newAddress());
  expect(wrong.status).toBe(401);
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test("the session cookie is out of scripts' reach, and bound to this site", async () => {
  const email = await joinShop(market.doors, shop.url);
  const [cookie] = (await signIn(shop.url, email)).headers.getSetCookie();
  expect(cookie).toMatch(/^cafeto_session=/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\//i);
  expect(cookie).not.toMatch(/Domain=/i);
});

test("every sign-in is a new session, and signing out ends that one for good", async () => {
  const email = await joinShop(market.doors, shop.url);
  const one = cookieOf(await signIn(shop.url, email));
  const two = cookieOf(await signIn(shop.url, email));
  expect(one).not.toBe(two);
  const out = await post(shop.url, "/sign-out", {}, { cookie: one });
  expect(out.status).toBe(200);
  expect(out.headers.getSetCookie().some((cookie) => /^cafeto_session=;.*Max-Age=0/i.test(cookie))).toBe(
    true,
  );
  expect(await whoIs(one)).toBeNull();
  expect(await whoIs(two)).toBe(email);
});

test("a reset link sets a password once, and ends every session", async () => {
  const email = await joinShop(market.doors, shop.url);
  const before = cookieOf(await signIn(shop.url, email));
  const asked = await post(shop.url, "/request-password-reset", { email, redirectTo: "/auth" });
  const unknown = await post(shop.url, "/request-password-reset", {
    email: newAddress(),
    redirectTo: "/auth",
  });
  expect([unknown.status, unknown.text]).toEqual([asked.status, asked.text]);

  const followed = await send(await linkInMail(market.doors, email, shop.url));
  const token = new URL(followed.headers.get("location")!, shop.url).searchParams.get("token")!;
  const set = (newPassword: string) => post(shop.url, "/reset-password", { newPassword, token });
  expect((await set("kenya-double-a-1")).status).toBe(200);
  expect((await set("stolen-again-22")).status).toBe(400);
  expect(await whoIs(before)).toBeNull();
  expect((await signIn(shop.url, email)).status).toBe(401);
  expect((await signIn(shop.url, email, "kenya-double-a-1")).status).toBe(200);
});
