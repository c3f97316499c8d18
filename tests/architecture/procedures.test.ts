import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { contract } from "#contract";
import { callers } from "#kernel/callers.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import { root } from "../../tools/map/read-module.ts";
import { boundVerbs, listJobs, listPages, listProcedures } from "../../tools/map/site.ts";
import { domains } from "./import-table.ts";
import { camelCase } from "./words.ts";

type Definition = {
  "~orpc": { meta: Partial<ProcedureMeta>; route: { method?: string; path?: string; summary?: string } };
};

test("every domain's contract is in the API, with all its procedures", async () => {
  const inApi = Object.values<object>(contract).flatMap((procedures) => Object.values(procedures));
  const declared: unknown[] = [];
  for (const domain of domains) {
    const file = path.join(root, `src/domains/${domain}/contract.ts`);
    if (fs.existsSync(file))
      declared.push(...Object.values((await import(file))[camelCase(domain)] as object));
  }
  expect(declared.filter((procedure) => !inApi.includes(procedure))).toEqual([]);
  expect(inApi.length).toBe(declared.length);
});

describe.each(Object.entries(contract))("%s", (domain, procedures) => {
  test("each procedure names its caller, its address and what it is for", () => {
    for (const [name, definition] of Object.entries(procedures)) {
      const { meta, route } = (definition as Definition)["~orpc"];
      expect(callers, name).toContain(meta.caller);
      expect(route, name).toMatchObject({
        method: expect.stringMatching(/^[A-Z]+$/),
        path: expect.stringMatching(/^\//),
      });
      expect(route.summary, name).toBeTruthy();
    }
  });

  test("each procedure is bound to the verb of its name", () => {
    const bound = [...boundVerbs(domain)].map(([procedure, verb]) => `${procedure} → ${verb.name}`);
    expect(bound.sort()).toEqual(
      Object.keys(procedures)
        .map((name) => `${name} → ${name}`)
        .sort(),
    );
  });
});

test("no two procedures share an address", () => {
  const addresses = listProcedures().map(
    ({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, "{}")}`,
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test("every job that code enqueues, or the clock starts, has a handler", () => {
  const jobs = listJobs();
  const names = jobs.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const { trace } of jobs) expect(names).toEqual(expect.arrayContaining([...trace.jobs]));
});

/** The table of docs/product.md#route-table, in its own words. */
const routeTable = `
/ /auth /forgot-password /reset-password /categories /categories/:categorySlug /products /products/:productId /cart
/compare /contact /newsletter /help /terms /privacy /vendor-terms /commission-policy /vendor/register /vendor/pending
/payment-success /unauthorized /checkout /dashboard /profile/settings /orders /orders/:orderId /wishlist /messages
/messages/:conversationId /vendor-subscription /vendor/dashboard /vendor/products/new /admin /*`;

test("the site has the addresses of the product's route table, and no other", () => {
  expect(
    listPages()
      .map(({ url }) => url)
      .sort(),
  ).toEqual(routeTable.trim().split(/\s+/).sort());
});
