import { test as base, type Cookie } from "@playwright/test";
import { demoAccounts, demoPassword } from "../../../seeds/market/demo-accounts.ts";
import { askMarket } from "./market.ts";

const accounts = {
  buyer: demoAccounts.buyer,
  vendor: demoAccounts.vendor,
  enterprise: demoAccounts["enterprise vendor"],
  admin: demoAccounts.admin,
};
export type Role = keyof typeof accounts;
export const roles = Object.keys(accounts) as Role[];
type Cookies = Record<Role, Cookie[]>;

/** Sessions of the demo's people, signed in once a worker: the sign-in counts hold for tests too. */
export const test = base.extend<object, { cookies: Cookies }>({
  cookies: [
    async ({ playwright }, use, info) => {
      const { baseURL } = info.project.use;
      const cookies = {} as Cookies;
      for (const role of roles) {
        const request = await playwright.request.newContext({
          baseURL: baseURL!,
          extraHTTPHeaders: { origin: baseURL! },
        });
        const answer = await request.post("/auth/v1/token", {
          data: {
            grant_type: "password",
            email: accounts[role].email,
            password: demoPassword,
            transport: "cookie",
          },
        });
        if (!answer.ok()) throw new Error(`sign-in of the demo's ${role}: ${answer.status()}`);
        // The demo's administrator has no second factor; the session says it was shown.
        if (role === "admin")
          await askMarket(
            "update sessions s set aal = 'aal2' from users u where u.id = s.user_id and u.email = $1",
            [accounts.admin.email],
          );
        cookies[role] = (await request.storageState()).cookies;
        await request.dispose();
      }
      await use(cookies);
    },
    { scope: "worker" },
  ],
});
