import { cookieOf, post } from "./auth-client.ts";
import { type Answer, send } from "./call.ts";

export type Begun = { url: string; cookie: string };

/** A browser's state after requesting the redirect: the address, and the cookie that binds the callback to it. */
export function begunBy(answer: Answer): Begun {
  if (answer.status !== 200) throw new Error(answer.text);
  return { url: (answer.body as { url: string }).url, cookie: cookieOf(answer) };
}

export async function startSso(shopUrl: string, options: object = {}, cookie?: string): Promise<Begun> {
  return begunBy(await post(shopUrl, "/sso", { provider_id: "oidc", ...options }, cookie ? { cookie } : {}));
}

/** The provider's redirect back, on the shop under test. */
export async function signInAtProvider(shopUrl: string, { url }: Begun): Promise<string> {
  const { headers, status, text } = await send(url);
  const back = headers.get("location");
  if (status !== 302 || !back) throw new Error(text);
  const { pathname, search } = new URL(back);
  return `${shopUrl}${pathname}${search}`;
}

export type Arrived = { location: URL; cookie: string; answer: Answer };

/** The callback at the shop: its redirect and cookies. */
export async function comeBack(shopUrl: string, back: string, cookie: string): Promise<Arrived> {
  const answer = await send(back, cookie ? { cookie } : {});
  if (answer.status !== 303) throw new Error(`${answer.status}: ${answer.text}`);
  return { location: new URL(answer.headers.get("location")!, shopUrl), cookie: cookieOf(answer), answer };
}

/** There and back at once. */
export async function goThere(shopUrl: string, begun: Begun, more?: string): Promise<Arrived> {
  const cookie = [begun.cookie, more].filter(Boolean).join("; ");
  return comeBack(shopUrl, await signInAtProvider(shopUrl, begun), cookie);
}
