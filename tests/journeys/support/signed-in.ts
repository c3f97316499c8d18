import { test as base, type Cookie } from "@playwright/test";
import { demoAccounts, demoPassword } from "../../../seeds/market/demo-accounts.ts";

export type Role = "buyer" | "vendor" | "admin";
type Cookies = Record<Role, Cookie[]>;

/** Sessions of the demo's people, signed in once a worker: the sign-in counts hold for tests too. */
export const test = base.extend<object, { cookies: Cookies }>({
  cookies: [
    async ({ playwright }, use, info) => {
      const { baseURL } = info.project.use;
      const cookies = {} as Cookies;
      for (const role of ["buyer", "vendor", "admin"] as const) {
        const request = await playwright.request.newContext({
          baseURL: baseURL!,
          extraHTTPHeaders: { origin: baseURL! },
        });
        const answer = await request.post("/auth/v1/token", {
          data: {
            grant_type: "password",
            email: demoAccounts[role].email,
            password: demoPassword,
            transport: "cookie",
          },
        });
        if (!answer.ok()) throw new Error(`sign-in of the demo's ${role}: ${answer.status()}`);
        cookies[role] = (await request.storageState()).cookies;
        await request.dispose();
      }
      await use(cookies);
    },
    { scope: "worker" },
  ],
});
