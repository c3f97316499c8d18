import { demoAccounts } from "@cafeto/demo-market/demo-accounts";
import { test as base } from "@playwright/test";
import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { openMarket } from "./market.ts";
import { sessionCookieOf } from "./people.ts";

const accounts = {
  buyer: demoAccounts.buyer,
  vendor: demoAccounts.vendor,
  enterprise: demoAccounts["enterprise vendor"],
  admin: demoAccounts.admin,
};
export type Role = keyof typeof accounts;
export const roles = Object.keys(accounts) as Role[];
type Cookies = Record<Role, Awaited<ReturnType<typeof sessionCookieOf>>[]>;

/** Sessions of the demo's people, one per worker; the administrator's counts as shown with a second factor. */
export const test = base.extend<object, { cookies: Cookies }>({
  cookies: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use, info) => {
      const { baseURL } = info.project.use;
      const cookies = {} as Cookies;
      for (const role of roles)
        cookies[role] = [
          await sessionCookieOf(
            await findDemoPerson(accounts[role].email),
            baseURL!,
            role === "admin" ? "aal2" : "aal1",
          ),
        ];
      await use(cookies);
    },
    { scope: "worker" },
  ],
});

async function findDemoPerson(email: string): Promise<{ userId: string }> {
  const { db } = await openMarket();
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.email, email));
  return user!;
}
