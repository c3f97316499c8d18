import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { languages } from "#kernel/languages.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  codeSentTo,
  cookieOf,
  getUser,
  joinShop,
  linkInMail,
  listMails,
  newAddress,
  password,
  post,
  signIn,
  signUp,
  whoIs,
} from "./support/auth-client.ts";
import { codeOf, send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const findUser = async (email: string) =>
  (await market.infra.db.select().from(users).where(eq(users.email, email)))[0];
const subjectsTo = async (email: string) => {
  await market.runJobs();
  return (await listMails(market.infra, email)).map((mail) => mail.subject).sort();
};

test("signing up with a known address responds like with a new one, and its owner gets a mail saying so", async () => {
  const email = await joinShop(market, shop.url);
  const known = await signUp(shop.url, email, {
    data: { full_name: "Somebody Else" },
    password: "another-secret-9",
  });
  const unknown = await signUp(shop.url, newAddress());
  expect(known.status, known.text).toBe(200);
  expect(unknown.status).toBe(200);
  expect(Object.keys((known.body as { user: object }).user)).toEqual(
    Object.keys((unknown.body as { user: object }).user),
  );
  expect(known.headers.getSetCookie()).toEqual([]);
  const say = translator("en");
  expect(await subjectsTo(email)).toEqual([say("mail:verify.subject"), say("mail:known.subject")].sort());
  expect((await findUser(email))!.name).toBe("Ada Brown");
  expect((await signIn(shop.url, email)).status).toBe(200);
});

test("ten concurrent sign-ups with one address get the same response, and one account is created", async () => {
  const email = newAddress();
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(shop.url, email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await market.infra.db.$count(users, eq(users.email, email))).toBe(1);
});

const planted = { password: "planted-by-somebody-1", data: { full_name: "Some Body" } };
const pathOf = (answer: { headers: Headers }) => new URL(answer.headers.get("location")!, shop.url);
const chooseBy = async (location: URL) => {
  expect(location.pathname).toBe("/reset-password");
  const token_hash = location.searchParams.get("token")!;
  const cookie = cookieOf(
    await post(shop.url, "/verify", { type: "recovery", token_hash, transport: "cookie" }),
  );
  return post(shop.url, "/user", { password }, { cookie, method: "PUT" });
};

test("a verification sent again belongs to its sign-up: no password that another has planted since wins", async () => {
  const email = newAddress();
  await signUp(shop.url, email);
  await market.runJobs();
  await signUp(shop.url, email, planted);
  await post(shop.url, "/resend", { type: "signup", email });
  const followed = await send(await linkInMail(market, email, shop.url));
  expect((await signIn(shop.url, email, planted.password)).status).toBe(401);
  expect((await chooseBy(pathOf(followed))).status).toBe(200);
  expect((await signIn(shop.url, email, planted.password)).status).toBe(401);
  expect((await signIn(shop.url, email)).status).toBe(200);
});

test("a second sign-up ends the first one's password: its link, an app's too, leads to choosing one", async () => {
  const say = translator("en");
  for (const isApp of [false, true]) {
    const email = newAddress();
    await signUp(shop.url, email, planted);
    const older = await linkInMail(market, email, shop.url);
    await signUp(shop.url, email);
    expect(await subjectsTo(email)).toEqual(
      [say("mail:verify.subject"), say("mail:choosePassword.subject")].sort(),
    );
    if (isApp) {
      const token_hash = new URL(older).searchParams.get("token");
      const cookie = cookieOf(
        await post(shop.url, "/verify", { type: "signup", token_hash, transport: "cookie" }),
      );
      expect((await post(shop.url, "/user", { password }, { cookie, method: "PUT" })).status).toBe(200);
    } else expect((await chooseBy(pathOf(await send(older)))).status).toBe(200);
    expect((await signIn(shop.url, email, planted.password)).status).toBe(401);
    expect((await signIn(shop.url, email)).status).toBe(200);
  }
});

test("a verification sent again after one sign-up activates that one's password", async () => {
  const email = newAddress();
  await signUp(shop.url, email);
  await market.runJobs();
  await post(shop.url, "/resend", { type: "signup", email });
  const followed = await send(await linkInMail(market, email, shop.url));
  expect(pathOf(followed).pathname).toBe("/auth");
  expect((await signIn(shop.url, email)).status).toBe(200);
});

test("requests for mails respond the same for everyone, and an unknown address gets none", async () => {
  const email = await joinShop(market, shop.url);
  const stranger = newAddress();
  for (const [path, extra] of [
    ["/recover", {}],
    ["/otp", {}],
    ["/resend", { type: "signup" }],
  ] as const) {
    const known = await post(shop.url, path, { email, ...extra });
    const unknown = await post(shop.url, path, { email: stranger, ...extra });
    expect([path, known.status]).toEqual([path, 200]);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  }
  expect(await subjectsTo(stranger)).toEqual([]);
});

test("mails come in the person's language", async () => {
  const subjects = new Set<string>();
  for (const language of languages) {
    const email = newAddress();
    await signUp(shop.url, email, { language });
    await market.runJobs();
    const [mail] = await listMails(market.infra, email);
    expect(mail).toMatchObject({ language, subject: translator(language)("mail:verify.subject") });
    expect(mail!.html).toContain(`lang="${language}"`);
    subjects.add(mail!.subject);
  }
  expect(subjects.size).toBe(languages.length);
});

test("an unverified address can't sign in; the mailed link verifies it once, without signing in", async () => {
  const email = newAddress();
  await signUp(shop.url, email, { redirect_to: "/auth?verified=1&from=%2Fcart" });
  const early = await signIn(shop.url, email);
  expect([early.status, codeOf(early)]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
  expect(early.headers.getSetCookie()).toEqual([]);

  const link = await linkInMail(market, email, shop.url);
  const followed = await send(link);
  expect([followed.status, followed.headers.get("location")]).toEqual([303, "/auth?verified=1&from=%2Fcart"]);
  expect(cookieOf(followed)).toBe("");
  const again = await send(link);
  expect(again.headers.get("location")).toContain("error=INVALID_LINK");
  const entered = await signIn(shop.url, email);
  expect(entered.status).toBe(200);
  expect(await whoIs(shop.url, cookieOf(entered))).toBe(email);
});

test("a tampered, unknown or expired link verifies nothing", async () => {
  const email = newAddress();
  await signUp(shop.url, email);
  const link = await linkInMail(market, email, shop.url);
  const token = new URL(link).searchParams.get("token")!;
  for (const wrong of [`${token.slice(0, -3)}abc`, "", "a.b.c"]) {
    const answer = await send(link.replace(token, wrong));
    expect(answer.headers.get("location")).toContain("error=INVALID_LINK");
    expect((await findUser(email))!.emailVerified).toBe(false);
  }
  const dayAndSecond = 24 * 3_600_000 + 1_000;
  market.clock.advance(dayAndSecond);
  expect((await send(link)).headers.get("location")).toContain("error=INVALID_LINK");
  market.clock.advance(-dayAndSecond);
  expect((await findUser(email))!.emailVerified).toBe(false);
});

test("a wrong password and an unknown address are refused alike", async () => {
  const email = await joinShop(market, shop.url);
  const wrong = await signIn(shop.url, email, "not-the-password");
  const unknown = await signIn(shop.url, newAddress());
  expect([wrong.status, codeOf(wrong)]).toEqual([401, "INVALID_CREDENTIALS"]);
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test("what is no address is refused like an unknown one", async () => {
  for (const email of ["not-an-address", "@", "a@b", "ada@example.com\u0000", "ada @example.com"]) {
    const answer = await signIn(shop.url, email);
    expect([email, answer.status, codeOf(answer)]).toEqual([email, 401, "INVALID_CREDENTIALS"]);
  }
});

test("the session cookie is HttpOnly, bound to this site, and the response contains no token", async () => {
  const email = await joinShop(market, shop.url);
  const answer = await signIn(shop.url, email);
  expect(answer.body).toMatchObject({ access_token: null, refresh_token: null, user: { email } });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^cafeto_session=/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\//i);
  expect(cookie).not.toMatch(/Domain=/i);
});

test("every sign-in is a new session, the one it replaces ends, and signing out ends it for good", async () => {
  const email = await joinShop(market, shop.url);
  const one = cookieOf(await signIn(shop.url, email));
  const two = cookieOf(await signIn(shop.url, email));
  expect(one).not.toBe(two);
  const grant = { email, password, transport: "cookie" };
  const three = cookieOf(await post(shop.url, "/token?grant_type=password", grant, { cookie: one }));
  expect(await whoIs(shop.url, one)).toBeNull();
  const out = await post(shop.url, "/logout", {}, { cookie: two });
  expect(out.status).toBe(204);
  expect(out.headers.getSetCookie()[0]).toMatch(/^cafeto_session=;.*Max-Age=0/i);
  expect(await whoIs(shop.url, two)).toBeNull();
  expect(await whoIs(shop.url, three)).toBe(email);
});

test("signing out without a session, or with a forged one, clears the cookie all the same", async () => {
  for (const cookie of [undefined, "cafeto_session=forged.c2ln"]) {
    const out = await post(shop.url, "/logout", {}, cookie ? { cookie } : {});
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toMatch(/^cafeto_session=;.*Max-Age=0/i);
  }
});

test("signing out elsewhere leaves this session, everywhere leaves none", async () => {
  const email = await joinShop(market, shop.url);
  const [one, two] = [cookieOf(await signIn(shop.url, email)), cookieOf(await signIn(shop.url, email))];
  const elsewhere = await post(shop.url, "/logout?scope=others", {}, { cookie: one });
  expect(elsewhere.headers.getSetCookie()).toEqual([]);
  expect([await whoIs(shop.url, one), await whoIs(shop.url, two)]).toEqual([email, null]);
  await post(shop.url, "/logout?scope=global", {}, { cookie: one });
  expect(await whoIs(shop.url, one)).toBeNull();
});

test("a mailed code signs in once, and five wrong ones end it", async () => {
  const email = await joinShop(market, shop.url);
  const enter = (token: string) =>
    post(shop.url, "/verify", { type: "email", email, token, transport: "cookie" });
  await post(shop.url, "/otp", { email });
  const code = await codeSentTo(market, email);
  const wrong = code === "000000" ? "000001" : "000000";
  expect(codeOf(await enter(wrong))).toBe("INVALID_CODE");
  expect(await whoIs(shop.url, cookieOf(await enter(code)))).toBe(email);
  expect(codeOf(await enter(code))).toBe("INVALID_CODE");

  await post(shop.url, "/otp", { email });
  const next = await codeSentTo(market, email);
  for (let tries = 0; tries < 5; tries++) await enter(next === "000000" ? "000001" : "000000");
  expect(codeOf(await enter(next))).toBe("INVALID_CODE");
});

test("the person's name and picture can be changed, the address can't", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const change = (body: object) => post(shop.url, "/user", body, { cookie, method: "PUT" });
  const data = { full_name: "Ada Byron", avatar_url: "https://pictures.example/ada.jpg" };
  expect((await change({ data })).body).toMatchObject({ user_metadata: data });
  expect((await send(`${shop.url}/api/session`, { cookie })).body).toMatchObject({
    fullName: "Ada Byron",
    avatarUrl: data.avatar_url,
  });
  const fixed = await change({ email: newAddress() });
  expect([fixed.status, codeOf(fixed)]).toEqual([422, "EMAIL_FIXED"]);
});

test("without a session there is no user to read or change", async () => {
  const read = await getUser(shop.url, {});
  expect([read.status, codeOf(read)]).toEqual([401, "SESSION_MISSING"]);
  expect((read.body as { message: string }).message).toContain("Auth session missing!");
  expect((await post(shop.url, "/user", { data: {} }, { method: "PUT" })).status).toBe(401);
});
