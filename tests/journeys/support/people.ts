import { createHmac, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
} from "@playwright/test";
import { demoAccounts, demoPassword } from "../../../seeds/market/demo-accounts.ts";
import { askMarket, dataDir } from "./market.ts";
import { newEmail } from "./shopper.ts";

export type Shopper = { id: string; email: string; password: string };

/** A person of the journey's own, who knows the demo's password; signing up is a journey for itself. */
export async function addShopper(): Promise<Shopper> {
  const email = newEmail("shopper");
  const [user] = await askMarket<{ id: string }>(
    "insert into users (name, email, email_verified) values ('Ada Brown', $1, true) returning id",
    [email],
  );
  await askMarket(
    `insert into auth_accounts (user_id, account_id, provider_id, password)
     select $1::uuid, $1::text, a.provider_id, a.password from auth_accounts a join users u on u.id = a.user_id where u.email = $2`,
    [user!.id, demoAccounts.buyer.email],
  );
  return { id: user!.id, email, password: demoPassword };
}

/** A session without the form: the sign-in counts hold for tests too. */
export async function sessionCookieOf(shopper: Shopper, url: string) {
  const token = randomBytes(24).toString("base64url");
  await askMarket(
    "insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 hour')",
    [shopper.id, token],
  );
  const secret = fs.readFileSync(path.join(dataDir, "session-secret"), "utf8").trim();
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return { name: "cafeto_session", value: encodeURIComponent(`${token}.${signature}`), url };
}

/** A browser of its own, signed in. */
async function openDevice(
  browser: Browser,
  shopper: Shopper,
  options: BrowserContextOptions & { baseURL: string },
): Promise<BrowserContext> {
  const device = await browser.newContext({ reducedMotion: "reduce", ...options });
  await device.addCookies([await sessionCookieOf(shopper, options.baseURL)]);
  return device;
}

/** `signedIn`: somebody's device, with the test's own language and width; closed with the test. */
export const test = base.extend<{ signedIn: (who: Shopper) => Promise<BrowserContext> }>({
  signedIn: async ({ browser, baseURL, locale, viewport }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (who) => {
      const device = await openDevice(browser, who, { baseURL: baseURL!, locale, viewport });
      devices.push(device);
      return device;
    });
    for (const device of devices) await device.close();
  },
});
