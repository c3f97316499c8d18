import { cookieOf, post } from "./auth-client.ts";
import { type Answer, send } from "./call.ts";

export type Begun = { url: string; cookie: string };

/** What a browser holds after it asked where to go: the address, and the cookie that binds the way back to it. */
export function begunBy(answer: Answer): Begun {
  if (answer.status !== 200) throw new Error(answer.text);
  return { url: (answer.body as { url: string }).url, cookie: cookieOf(answer) };
}

export async function startSso(shopUrl: string, options: object = {}, cookie?: string): Promise<Begun> {
  return begunBy(await post(shopUrl, "/sso", { provider_id: "oidc", ...options }, cookie ? { cookie } : {}));
}

/** Where the provider sends the browser back to, on the shop under test. */
export async function askProvider(shopUrl: string, { url }: Begun): Promise<string> {
  const { headers, status, text } = await send(url);
  const back = headers.get("location");
  if (status !== 302 || !back) throw new Error(text);
  const { pathname, search } = new URL(back);
  return `${shopUrl}${pathname}${search}`;
}

export type Arrived = { location: URL; cookie: string; answer: Answer };

/** The browser at the shop again: where it is sent on to, and the cookies it was given. */
export async function comeBack(shopUrl: string, back: string, cookie: string): Promise<Arrived> {
  const answer = await send(back, cookie ? { cookie } : {});
  if (answer.status !== 303) throw new Error(`${answer.status}: ${answer.text}`);
  return { location: new URL(answer.headers.get("location")!, shopUrl), cookie: cookieOf(answer), answer };
}

/** There and back at once. */
export async function goThere(shopUrl: string, begun: Begun, more?: string): Promise<Arrived> {
  const cookie = [begun.cookie, more].filter(Boolean).join("; ");
  return comeBack(shopUrl, await askProvider(shopUrl, begun), cookie);
}
