import { desc, eq } from "drizzle-orm";
import { emails } from "#platform/email/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { TestMarket } from "../../support/open-test-market.ts";
import { type Answer, send } from "./call.ts";

export const password = "washed-geisha-2150";

type Options = { cookie?: string; bearer?: string; headers?: Record<string, string>; method?: string };

/** Posts to the auth API, like a user's browser or app. */
export function post(shopUrl: string, path: string, body: object, options: Options = {}): Promise<Answer> {
  return send(`${shopUrl}/auth/v1${path}`, {
    method: options.method ?? "POST",
    body: JSON.stringify(body),
    ...(options.cookie ? { cookie: options.cookie } : {}),
    headers: {
      "content-type": "application/json",
      ...(options.bearer ? { authorization: `Bearer ${options.bearer}` } : { origin: shopUrl }),
      ...options.headers,
    },
  });
}

export function signUp(shopUrl: string, email: string, extra: object = {}): Promise<Answer> {
  return post(shopUrl, "/signup", { email, password, data: { full_name: "Ada Brown" }, ...extra });
}

/** Signs in like a page: the session comes as a cookie. */
export function signIn(shopUrl: string, email: string, secret = password): Promise<Answer> {
  return post(shopUrl, "/token?grant_type=password", { email, password: secret, transport: "cookie" });
}

export type Tokens = { access_token: string; refresh_token: string };

/** Signs in like an app: the session comes as two tokens. */
export async function signInAsApp(shopUrl: string, email: string, secret = password): Promise<Tokens> {
  const answer = await post(shopUrl, "/token?grant_type=password", { email, password: secret });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as Tokens;
}

export function refresh(shopUrl: string, refreshToken: string): Promise<Answer> {
  return post(shopUrl, "/token?grant_type=refresh_token", { refresh_token: refreshToken });
}

/** The response of `GET user` to a cookie or a token. */
export function getUser(shopUrl: string, who: { cookie?: string; bearer?: string }): Promise<Answer> {
  return send(`${shopUrl}/auth/v1/user`, {
    ...(who.cookie ? { cookie: who.cookie } : {}),
    headers: who.bearer ? { authorization: `Bearer ${who.bearer}` } : {},
  });
}

/** The address of a cookie's user; null if the cookie is invalid. */
export async function whoIs(shopUrl: string, cookie: string): Promise<string | null> {
  const { body } = await send(`${shopUrl}/api/session`, { cookie });
  return (body as { email: string } | null)?.email ?? null;
}

/** The cookies of a response as the browser sends them back. */
export function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

export async function listMails({ db }: Pick<Infra, "db">, recipient: string) {
  return db.select().from(emails).where(eq(emails.recipient, recipient)).orderBy(desc(emails.createdAt));
}

/** Where mails are read: a market whose jobs the test runs, or a running Cafeto's database. */
export type Mailbox = Pick<TestMarket, "infra" | "runJobs">;

async function newestMail({ infra, runJobs }: Mailbox, recipient: string) {
  await runJobs();
  const [mail] = await listMails(infra, recipient);
  if (!mail) throw new Error(`no mail to ${recipient}`);
  return mail;
}

/** The link of the newest mail's button, on the shop under test. */
export async function linkInMail(market: Mailbox, recipient: string, shopUrl: string): Promise<string> {
  const mail = await newestMail(market, recipient);
  const href = /href="([^"]+\/auth\/v1\/[^"]+)"/.exec(mail.html)?.[1];
  if (!href) throw new Error(`no link in the mail to ${recipient}`);
  const link = new URL(href.replaceAll("&amp;", "&"));
  return `${shopUrl}${link.pathname}${link.search}`;
}

/** The six digits of the newest mail or message. */
export async function codeSentTo(market: Mailbox, recipient: string): Promise<string> {
  const mail = await newestMail(market, recipient);
  const code = /\b\d{6}\b/.exec(mail.subject)?.[0];
  if (!code) throw new Error(`no code in '${mail.subject}'`);
  return code;
}

let count = 0;
export const newAddress = () => `person-${++count}-${Date.now()}@people.example`;

/** A user who signed up and followed the mailed link. */
export async function joinShop(market: Mailbox, shopUrl: string): Promise<string> {
  const email = newAddress();
  const joined = await signUp(shopUrl, email);
  if (joined.status !== 200) throw new Error(joined.text);
  await send(await linkInMail(market, email, shopUrl));
  return email;
}
