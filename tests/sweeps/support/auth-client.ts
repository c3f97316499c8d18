import { desc, eq } from "drizzle-orm";
import { emails } from "#platform/email/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { type Answer, send } from "./call.ts";

export const password = "washed-geisha-2150";

/** A person's browser at the auth door: posts JSON as our own pages do. */
export function post(
  shopUrl: string,
  path: string,
  body: object,
  options: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return send(`${shopUrl}/auth/v1${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    ...(options.cookie ? { cookie: options.cookie } : {}),
    headers: { "content-type": "application/json", origin: shopUrl, ...options.headers },
  });
}

export function signUp(shopUrl: string, email: string, extra: object = {}): Promise<Answer> {
  return post(shopUrl, "/sign-up/email", {
    name: "Ada Brown",
    email,
    password,
    callbackURL: "/auth",
    ...extra,
  });
}

export function signIn(shopUrl: string, email: string, secret = password): Promise<Answer> {
  return post(shopUrl, "/sign-in/email", { email, password: secret });
}

/** The cookies of an answer as the browser sends them back. */
export function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

export async function listMails({ db }: Pick<Doors, "db">, recipient: string) {
  return db.select().from(emails).where(eq(emails.recipient, recipient)).orderBy(desc(emails.createdAt));
}

/** Where the newest mail's button leads, on the shop under test. */
export async function linkInMail(
  doors: Pick<Doors, "db">,
  recipient: string,
  shopUrl: string,
): Promise<string> {
  const [mail] = await listMails(doors, recipient);
  const href = /href="([^"]+\/auth\/v1\/[^"]+)"/.exec(mail?.html ?? "")?.[1];
  if (!href) throw new Error(`no link in the mail to ${recipient}`);
  const link = new URL(href.replaceAll("&amp;", "&"));
  return `${shopUrl}${link.pathname}${link.search}`;
}

let count = 0;
export const newAddress = () => `person-${++count}-${Date.now()}@people.example`;

/** A person who signed up and followed the link in the mail. */
export async function joinShop(doors: Pick<Doors, "db">, shopUrl: string): Promise<string> {
  const email = newAddress();
  await signUp(shopUrl, email);
  await send(await linkInMail(doors, email, shopUrl));
  return email;
}
