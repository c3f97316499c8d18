import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApiKey } from "#domains/integrations/server/create-api-key.ts";
import { type ApiScope, apiScopes } from "#kernel/api-scopes.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addVendor, contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { type Answer, bodyOf, send, splitPath } from "./support/call.ts";
import { expectCode } from "./support/declared-errors.ts";
import { openShop, type Shop, withoutLimits } from "./support/open-shop.ts";
import { hasBody, type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

/** The procedures that keys open, repeated here, so that none is opened by mistake. */
const opened: Record<ApiScope, string[]> = {
  "products:read": ["listings.getMyProduct", "listings.listMyProducts", "listings.listStockMovements"],
  "products:write": [
    "listings.createProduct",
    "listings.deleteProduct",
    "listings.setProductActive",
    "listings.setProductPrice",
    "listings.updateProduct",
  ],
  "stock:write": ["listings.adjustStock"],
  "parcels:read": ["orders.getParcel", "orders.listParcels"],
  "parcels:write": [
    "orders.acceptParcel",
    "orders.cancelParcel",
    "orders.deliverParcel",
    "orders.shipParcel",
  ],
};

let market: TestMarket;
let shop: Shop;
let owner: Person;
const keys = {} as Record<ApiScope | "all", string>;
beforeAll(async () => {
  market = await openTestMarket({ pool: 4 });
  const infra = withoutLimits(market.infra);
  shop = await openShop(infra);
  owner = await addVendor(infra, { planType: "enterprise" });
  const make = async (scopes: ApiScope[]) =>
    (await createApiKey(contextFor(infra, owner), { name: "Sweep", scopes })).key;
  for (const scope of apiScopes) keys[scope] = await make([scope]);
  keys.all = await make([...apiScopes]);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

async function callWith(key: string, procedure: Procedure): Promise<Answer> {
  const input = await validInput(procedure, await makeWorld(withoutLimits(market.infra), owner));
  const { path, rest } = splitPath(procedure, input);
  const headers = { authorization: `Bearer ${key}` };
  if (hasBody(procedure)) {
    const { body, headers: type } = bodyOf(rest);
    return send(`${shop.url}${path}`, { method: procedure.method, headers: { ...headers, ...type }, body });
  }
  const query = new URLSearchParams(
    Object.entries(rest as object).map(([name, value]) => [name, String(value)]),
  );
  return send(`${shop.url}${path}?${query}`, { headers });
}

test("the contract names the scopes that are written here", () => {
  const named = Object.fromEntries(
    apiScopes.map((scope) => [
      scope,
      procedures
        .filter((procedure) => procedure.scope === scope)
        .map(({ name }) => name)
        .sort(),
    ]),
  );
  expect(named).toEqual(opened);
});

describe.each(procedures.filter(({ scope }) => scope))("$name", (procedure) => {
  test("opens to the key that holds its scope, and to no other", async () => {
    const held = await callWith(keys[procedure.scope!], procedure);
    expect(held.status, held.text).toBeLessThan(300);
    for (const other of apiScopes.filter((scope) => scope !== procedure.scope))
      expectCode(await callWith(keys[other], procedure), 403, "FORBIDDEN", procedure.name);
    expectCode(await callWith(`cafeto_${"x".repeat(43)}`, procedure), 401, "INVALID_API_KEY", procedure.name);
    expect(procedure.errors.get("INVALID_API_KEY")).toBe(401);
  });
});

describe.each(procedures.filter(({ scope, rule }) => !scope && rule !== "visitor"))("$name", (procedure) => {
  test("refuses a key, whatever its scopes", async () => {
    expectCode(await callWith(keys.all, procedure), 403, "FORBIDDEN", procedure.name);
    expect(procedure.errors.get("FORBIDDEN")).toBe(403);
  });
});
