import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import type { VendorsInput } from "#domains/vendors/admin-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { exportVendors } from "./export-vendors.ts";
import { listVendors } from "./list-vendors.ts";

let market: TestMarket;
let ctx: SignedInCtx;
let list: (input: Partial<VendorsInput>) => ReturnType<typeof listVendors>;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  ctx = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  list = (input) => listVendors(ctx, { sort: "name", ...input });
});
afterAll(() => market.close());

const ago = (days: number) => new Date(market.clock.now().getTime() - days * 86_400_000);
const namesOf = async (input: Partial<VendorsInput>) =>
  (await list(input)).items.map(({ companyName }) => companyName);

test("each vendor is in one state; an ended one is no longer a suspended one", async () => {
  const now = market.clock.now();
  const suspension = { suspendedAt: now, openParcelsUntil: now };
  await addVendor(market.infra, { companyName: "State a", isApproved: false });
  await addVendor(market.infra, { companyName: "State b" });
  await addVendor(market.infra, {
    ...{ companyName: "State c", isApproved: false },
    ...{ rejectedAt: now, rejectionReason: "Please name the farm." },
  });
  await addVendor(market.infra, { companyName: "State d", ...suspension });
  await addVendor(market.infra, { companyName: "State e", ...suspension, terminatedAt: now });
  const search = "state";
  const all = (await list({ search })).items.map(({ state }) => state);
  expect(all).toEqual(["waiting", "approved", "rejected", "suspended", "ended"]);
  for (const state of ["waiting", "approved", "rejected", "suspended", "ended"] as const)
    expect((await list({ search, state })).items.map((one) => one.state)).toEqual([state]);
});

test("the search ignores accents, and filters narrow it", async () => {
  const base = { submittedAt: ago(40), country: "PA", planType: "basic" } as const;
  await addVendor(market.infra, { companyName: "Café Boquete", ...base });
  await addVendor(market.infra, { companyName: "Cafe Volcán", ...base, country: "CO" });
  expect(await namesOf({ search: "café" })).toEqual(["Café Boquete", "Cafe Volcán"]);
  expect(await namesOf({ search: "VOLCAN" })).toEqual(["Cafe Volcán"]);
  expect(await namesOf({ search: "cafe", country: "PA", plan: "basic" })).toEqual(["Café Boquete"]);
  expect(await namesOf({ search: "cafe", age: "month" })).toEqual([]);
  expect(await namesOf({ search: "cafe", age: "quarter" })).toHaveLength(2);
});

test.each(["newest", "oldest", "name"] as const)("by %s, pages show each vendor once", async (sort) => {
  const search = `page ${sort}`;
  const submittedAt = ago(3);
  for (let n = 0; n < 27; n++)
    await addVendor(market.infra, { companyName: `Page ${sort} ${n % 5}`, submittedAt });
  const first = await list({ search, sort });
  expect(first.items).toHaveLength(25);
  const second = await list({ search, sort, after: first.next! });
  expect(second.next).toBeNull();
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(27);
});

test("those that are trusted are found; the file has the list's rows in its order, with safe cells, and is logged", async () => {
  const trustedAt = market.clock.now();
  await addVendor(market.infra, { companyName: "Trust b", trustedAt });
  await addVendor(market.infra, { companyName: "=HYPERLINK(1) trust", trustedAt });
  await addVendor(market.infra, { companyName: "Trust c" });
  expect(await namesOf({ trust: "given" })).toEqual(["=HYPERLINK(1) trust", "Trust b"]);
  const csv = await new Response(
    await exportVendors(ctx, { trust: "given", search: "trust", sort: "name" }),
  ).text();
  const [header, ...rows] = csv.replace("\uFEFF", "").trim().split("\r\n");
  expect(header).toContain("id,company,owner_email");
  expect(rows.map((row) => row.split(",")[1])).toEqual(["'=HYPERLINK(1) trust", "Trust b"]);
  expect(ctx.responseHeaders.get("content-disposition")).toMatch(/filename="vendors-.*\.csv"/);
  const [entry] = await market.infra.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, "vendors"));
  expect(entry).toMatchObject({ action: "list.export", actorId: ctx.caller.userId });
});

test("among 10,000 vendors a sign is found by its index, and each order read by its own", async () => {
  const pool = new pg.Pool({ connectionString: market.databaseUrl, max: 1 });
  await pool.query(`with person as (
      insert into users (name, email, email_verified)
      select 'Many ' || n, 'many' || n || '@people.example', true from generate_series(1, 10000) n returning id
    ), shop as (
      insert into vendors (user_id, company_name, description, country, phone_number, business_type, is_approved, approved_at, agreed_to_terms_at)
      select id, 'Many ' || id, 'Grows coffee.', 'CO', '+5712345678', 'farm', true, now(), now() from person returning id
    )
    insert into vendor_risks (vendor_id, signs, parcels, uncanceled_parcels, late_parcels, sales_usd, recent_sales_usd, refunded_usd, subsidy_usd, commission_usd, calculated_at)
    select id, case when row_number() over () % 200 = 0 then '{refunds}' else '{}' end::text[], 10, 10, 0, 100, 0, 0, 0, 10, now() from shop`);
  await pool.query("vacuum analyze vendors, users, vendor_risks");
  const planOf = async (input: Partial<VendorsInput>) => {
    const spy = vi.spyOn(pg.Client.prototype, "query");
    const found = await list(input);
    const [query, values] = spy.mock.calls[0] as unknown as [{ text: string; values?: unknown[] }, unknown[]];
    spy.mockRestore();
    expect(found.items).toHaveLength(25);
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(
      `explain ${query.text}`,
      query.values ?? values,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const plan = await planOf({ sign: "refunds", sort: "newest" });
  const after = (await list({ sort: "name" })).next!;
  const ordered = [
    ["vendors_submitted", await planOf({ state: "approved", sort: "newest" })],
    ["vendors_name", await planOf({ sort: "name", after })],
  ] as const;
  await pool.end();
  expect(plan).toContain("vendor_risks_signs");
  for (const [index, list] of ordered) expect(list).toContain(index);
  for (const one of [plan, ...ordered.map(([, list]) => list)])
    expect(one).not.toMatch(/Seq Scan on (vendors|vendor_risks)/);
});
