import { expect, test } from "vitest";
import { root } from "../../tools/map/read-module.ts";
import viteConfig from "../../vite.config.ts";

type Plugin = { name?: string; load?: (this: object, id: string) => unknown };

const plugins = ((viteConfig as { plugins?: unknown[] }).plugins ?? []).flat() as Plugin[];
const guard = plugins.find((plugin) => plugin?.name === "cafeto:keep-server-out");

/** Loads a file like the build of one side; true if that fails the build. */
function isRefused(file: string, environment: "client" | "ssr"): boolean {
  const refused = new Error("refused");
  const side = {
    environment: { name: environment },
    error: () => {
      throw refused;
    },
  };
  try {
    guard!.load!.call(side, `${root}/${file}`);
    return false;
  } catch (error) {
    if (error !== refused) throw error;
    return true;
  }
}

test.each([
  "src/server/app.ts",
  "src/platform/db/database.ts",
  "src/domains/wishlist/server/list-wishlist.ts",
  "src/domains/checkout/server/address/check-address.ts",
  "src/domains/orders/email/order-paid.tsx",
  "src/contract.ts",
  "src/domains/cart/contract.ts",
  "src/seeding/seed-empty-market.ts",
  "packages/demo-market/market/demo-accounts.ts",
  "packages/card-sandbox/src/start.ts",
  "node_modules/drizzle-orm/index.js",
  "node_modules/pg/lib/index.js",
  "node_modules/zod/index.js",
  "node_modules/otpauth/dist/otpauth.esm.js",
  "node_modules/qrcode/lib/index.js",
])("%s ends the browser's build", (file) => {
  expect(isRefused(file, "client")).toBe(true);
  expect(isRefused(file, "ssr")).toBe(false);
});

test.each([
  "src/app/pages/home.tsx",
  "src/domains/catalogue/web/product-card.tsx",
  "src/domains/catalogue/categories.ts",
  "src/kernel/money.ts",
  "src/client/api.ts",
  "node_modules/react/index.js",
])("%s may reach the browser", (file) => {
  expect(isRefused(file, "client")).toBe(false);
});
