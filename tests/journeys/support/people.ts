import { randomBytes } from "node:crypto";
import { demoAccounts, demoPassword } from "@cafeto/demo-market/demo-accounts";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
} from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { sessionCookieName, signSessionToken } from "#domains/auth/server/session-cookie.ts";
import { authAccounts, sessions, users } from "#domains/auth/server/tables.ts";
import type { Person, SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../support/market-people.ts";
import { openMarket } from "./market.ts";

export type Shopper = Person & { password: string };

/** A person of the journey's own, who knows the demo's password; signing up is a journey for itself. */
export async function addShopper(): Promise<Shopper> {
  const market = await openMarket();
  const person = await addPerson(market, { name: "Ada Brown" });
  const [known] = await market.db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(users, eq(users.id, authAccounts.userId))
    .where(and(eq(users.email, demoAccounts.buyer.email), eq(authAccounts.providerId, "credential")));
  await market.db.insert(authAccounts).values({
    userId: person.userId,
    accountId: person.userId,
    providerId: "credential",
    password: known!.password,
  });
  return { ...person, password: demoPassword };
}

/** A person who has never set a password. */
export async function forgetPassword({ userId }: Person): Promise<void> {
  const { db } = await openMarket();
  await db.delete(authAccounts).where(eq(authAccounts.userId, userId));
}

/** What a verb gets when this person calls it. */
export async function contextOf(person: Person): Promise<SignedInCtx> {
  return contextFor(await openMarket(), person);
}

/** A session without the form, as a browser keeps it: the sign-in counts hold for tests too. */
export async function sessionCookieOf(
  { userId }: Pick<Person, "userId">,
  url: string,
  aal: Person["session"]["aal"] = "aal1",
) {
  const { db, config } = await openMarket();
  const token = randomBytes(24).toString("base64url");
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await db.insert(sessions).values({ userId, token, aal, expiresAt, confirmedAt: now });
  return {
    name: sessionCookieName(config),
    value: signSessionToken(token, config),
    url: new URL(url).origin,
  };
}

/** All sessions of the person count as shown with a second factor. */
export async function raiseSessions({ userId }: Pick<Person, "userId">): Promise<void> {
  const { db } = await openMarket();
  await db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.userId, userId));
}

/** A browser of its own, signed in. */
async function openDevice(
  browser: Browser,
  person: Person,
  options: BrowserContextOptions & { baseURL: string },
): Promise<BrowserContext> {
  const device = await browser.newContext({ reducedMotion: "reduce", ...options });
  await device.addCookies([await sessionCookieOf(person, options.baseURL, person.session.aal)]);
  return device;
}

/** `signedIn`: a person's device, with the test's own language and width; closed with the test. */
export const test = base.extend<{ signedIn: (who: Person) => Promise<BrowserContext> }>({
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
