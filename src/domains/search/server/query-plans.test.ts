import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sortOptions } from "#domains/search/contract.ts";
import { addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { countFacets } from "./internal/count-facets.ts";
import { findIds } from "./internal/find-ids.ts";
import { roundEstimate } from "./internal/sample.ts";
import { listProducts } from "./list-products.ts";
import { suggest } from "./suggest.ts";

let market: TestMarket;
let pool: pg.Pool;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  pool = new pg.Pool({ connectionString: market.databaseUrl, max: 1 });
  const { vendor } = await addVendor(market.infra);
  await pool.query("set session_replication_role = replica");
  // One product in two hundred is from Kenya, one in a hundred can be read in Portuguese; each has some words of its own.
  await pool.query(
    `with made as (
       insert into products (id, vendor_id, name, description, category, price_usd, weight_grams, origin_country, roast_level, is_approved, created_at)
       select md5('lot ' || n)::uuid, $1, 'Lot ' || n, 'One of many.', (array['equipment', 'accessories', 'roasted-coffee', 'roasted-coffee'])[n % 4 + 1], 5 + n % 90, 250, case when n % 200 = 0 then 'KE' else 'CO' end, 'light', true,
         now() - n * interval '1 minute'
       from generate_series(1, 20000) n returning *
     )
     insert into product_search (product_id, vendor_id, is_listed, category, origin_country, roast_level, languages, name, price_usd, created_at, units_sold_90d, title, document)
     select id, vendor_id, true, category, origin_country, roast_level,
       case when right(name, 2) = '07' then case when right(name, 3) >= '500' then 'es pt' else 'en es pt' end else 'en' end, name, price_usd, created_at, (random() * 100)::int, words, words
     from made, lateral (select array_to_tsvector(array['c:' || origin_country, 'c:coffee', 'w' || md5(id::text)]) as words) w`,
    [vendor.id],
  );
  await pool.query(
    `insert into product_search_sample select product_id, vendor_id, category, origin_country, roast_level, languages, price_usd, document
     from product_search where get_byte(uuid_send(product_id), 15) < 8`,
  );
  await pool.query("analyze product_search, product_search_sample");
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await market?.close();
});

/** The plans of the statements that a verb sends to the search table. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const sent = (spy.mock.calls as unknown[][]).map(([query, values]) => ({
    text: (query as { text?: string }).text ?? "",
    values: (query as { values?: unknown[] }).values ?? (values as unknown[]) ?? [],
  }));
  spy.mockRestore();
  const plans = [];
  for (const { text, values } of sent.filter((one) => one.text.includes("product_search"))) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans.join("\n");
}

const visitor = () => contextFor(market.infra, { kind: "visitor" });

test.each([
  ["newest", "newest", "product_search_newest"],
  ["price-asc", "price-asc", "product_search_price"],
  ["price-desc", "price-desc", "product_search_price"],
  ["name-asc", "name-asc", "product_search_name"],
  ["name-desc", "name-desc", "product_search_name"],
  ["popular", "popular", "product_search_popular"],
] as const)("the order %s comes from its index", async (_, sort, index) => {
  const plans = await plansOf(() => listProducts(visitor(), { sort, page: 1 }));
  expect(plans).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} `));
});

const orders = [
  ["newest", "created_at desc, product_id desc", "product_search_category"],
  ["price-asc", "price_usd, product_id", "product_search_category_price"],
  ["price-desc", "price_usd desc, product_id desc", "product_search_category_price"],
  ["name-asc", "folded_name, product_id", "product_search_category_name"],
  ["name-desc", "folded_name desc, product_id desc", "product_search_category_name"],
  [
    "popular",
    "units_sold_90d desc, rating_average desc, created_at desc, product_id desc",
    "product_search_category_popular",
  ],
] as const;

test.each(orders)("of a category the order %s comes from its own index", async (sort, _, index) => {
  const plans = await plansOf(() => listProducts(visitor(), { category: "roasted-coffee", sort, page: 9 }));
  expect(plans).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} `));
});

test.each(orders)("equipment and its accessories stand in one order, %s", async (sort, columns, index) => {
  const { rows } = await pool.query<{ id: string }>(
    `select product_id as id from product_search where is_listed and category in ('equipment', 'accessories') and price_usd > 20
     order by ${columns} limit 96`,
  );
  const expected = rows.map(({ id }) => id);
  const input = { category: "equipment", sort, min: 20.01 } as const;
  const found: string[] = [];
  const plans = await plansOf(async () => {
    for (const page of [1, 2, 3, 4])
      found.push(...(await findIds(market.infra.db, { ...input, page }, undefined)));
  });
  expect(found).toEqual(expected);
  expect(plans).toMatch(new RegExp(`using ${index} `));
});

const countOf = async (where: string): Promise<number> =>
  Number(
    (await pool.query(`select count(*) from product_search where is_listed and ${where}`)).rows[0].count,
  );

test("counts leave out each facet's own filter, whether a text found the products or not", async () => {
  for (const terms of [undefined, [{ words: ["coffee"], lexemes: ["c:coffee"], factor: 1 }]]) {
    const input = { category: "equipment", origin: "CO", min: 60.01, page: 1 } as const;
    const counts = await countFacets(market.infra.db, input, terms);
    const [within, ofOrigin, dear] = [
      "category in ('equipment', 'accessories')",
      "origin_country = 'CO'",
      "price_usd > 60",
    ];
    expect(counts.total).toBe(await countOf(`${within} and ${ofOrigin} and ${dear}`));
    expect(counts.priceBounds).toEqual({ minCents: 500, maxCents: 9_400 });
    const category = Object.fromEntries(counts.facets.category.map((one) => [one.value, one.count]));
    expect(category["roasted-coffee"]).toBe(
      await countOf(`category = 'roasted-coffee' and ${ofOrigin} and ${dear}`),
    );
    // What the choice then shows.
    expect(category.equipment).toBe(counts.total);
    expect(category.accessories).toBe(await countOf(`category = 'accessories' and ${ofOrigin} and ${dear}`));
    const origin = Object.fromEntries(counts.facets.origin.map((one) => [one.value, one.count]));
    expect(origin).toEqual({
      CO: counts.total,
      KE: await countOf(`${within} and origin_country = 'KE' and ${dear}`),
    });
  }
});

test("more than ten thousand are estimated from the sample, and what is left of them is counted", async () => {
  const coffee = [{ words: ["coffee"], lexemes: ["c:coffee"], factor: 1 }];
  for (const terms of [undefined, coffee]) {
    const plans = await plansOf(async () => {
      const { total, isEstimate, facets } = await countFacets(market.infra.db, { page: 1 }, terms);
      expect(isEstimate).toBe(true);
      const all = {
        total: 20_000,
        CO: 19_900,
        "roasted-coffee": 10_000,
        equipment: 10_000,
        accessories: 5_000,
      };
      const told = new Map([...facets.origin, ...facets.category].map(({ value, count }) => [value, count]));
      for (const [name, count] of Object.entries(all)) {
        const share = (name === "total" ? total : told.get(name as keyof typeof all)!) / count;
        expect(Math.abs(share - 1), `${name}: ${share}`).toBeLessThan(0.2);
      }
    });
    expect(plans.match(/on product_search /g)).toBeNull();
    const kenyan = await countFacets(market.infra.db, { origin: "KE", page: 1 }, terms);
    expect(kenyan).toMatchObject({ total: 100, isEstimate: false });
    // The choice of another origin would leave more than ten thousand.
    expect(kenyan.facets.origin[0]!.count % 1_000).toBe(0);
    expect(kenyan.facets.roast).toEqual([{ value: "light", count: 100 }]);
  }
});

test("as many as are counted one by one are never estimated, whatever their sample", async () => {
  for (const category of ["equipment", "roasted-coffee"] as const)
    expect(await countFacets(market.infra.db, { category, page: 1 }, undefined)).toMatchObject({
      total: 10_000,
      isEstimate: false,
    });
});

test("a rare origin's products come from its index, and so does their order", async () => {
  const plans = await plansOf(() => listProducts(visitor(), { origin: "KE", page: 1 }));
  expect(plans).toContain("using product_search_origin");
});

test("what is in a rare language comes from its index, and what nearly all are in from that of the order", async () => {
  const rare = await plansOf(() => listProducts(visitor(), { language: "pt", page: 1 }));
  expect(rare).toMatch(/Index (Only )?Scan (using|on) product_search_languages/);
  const common = await plansOf(() => listProducts(visitor(), { language: "en", sort: "price-asc", page: 1 }));
  expect(common).toContain("using product_search_price");
});

test("what a text finds and counts comes from the index of words", async () => {
  const plans = await plansOf(() => listProducts(visitor(), { search: "kenya", page: 1 }));
  expect(plans).toContain("Bitmap Index Scan on product_search_document");
  // Only the query for whether any product has the words may scan from anywhere.
  expect(plans.match(/Seq Scan on product_search/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test.each([
  ["relevance", "product_search_popular"],
  ["price-asc", "product_search_price"],
  ["name-desc", "product_search_name"],
] as const)("the first of many matches stand in the index of their order: %s", async (sort, index) => {
  const plans = await plansOf(() => listProducts(visitor(), { search: "colombia", sort, page: 1 }));
  expect(plans).toMatch(new RegExp(`Index Scan (Backward )?using ${index} `));
});

test("a page is the same whether its matches are taken for many or few, wherever the order keeps them", async () => {
  const { rows } = await pool.query<{ lexeme: string }>(
    "select 'w' || md5(md5('lot ' || n)::uuid::text) as lexeme from unnest(array[3, 15000]) n union all select 'c:KE'",
  );
  for (const { lexeme } of rows) {
    const terms = [{ words: [lexeme], lexemes: [lexeme], factor: 1 }];
    for (const sort of ["newest", "popular", "price-asc", "name-asc", "name-desc"] as const)
      for (const page of [1, 2]) {
        const [many, few] = await Promise.all(
          [false, true].map((isFew) => findIds(market.infra.db, { sort, page }, terms, { isFew })),
        );
        expect(many, `${lexeme} ${sort} ${page}`).toEqual(few);
        if (page === 1) expect(many).toHaveLength(lexeme === "c:KE" ? 24 : 1);
      }
  }
});

test("a text that leaves nothing out is put in order too", async () => {
  const { items, isEstimate } = await listProducts(visitor(), {
    search: "twelve",
    sort: "name-asc",
    page: 1,
  });
  expect(isEstimate).toBe(true);
  expect(items.map(({ name }) => name).slice(0, 3)).toEqual(["Lot 1", "Lot 10", "Lot 100"]);
});

test("a list ends after as many products as are counted one by one", async () => {
  const pageOf = (page: number) => listProducts(visitor(), { page });
  expect((await pageOf(417)).items).toHaveLength(24);
  expect(await pageOf(418)).toMatchObject({ items: [], total: expect.any(Number) });
});

test("an estimate keeps the digits that the sample knows", () => {
  const estimates = [1, 2, 10, 100, 1_000, 30_340].map((sampled) => roundEstimate(sampled * 32));
  expect(estimates).toEqual([30, 60, 300, 3_200, 32_000, 970_000]);
});

test.each(sortOptions)(
  "few matches are read and many sought along an index in the same order, %s",
  async (sort) => {
    const coffees = [{ words: ["kenya"], lexemes: ["c:KE"], factor: 1 }];
    for (const filter of [{}, { category: "equipment", max: 60 }] as const)
      for (const page of [1, 2, 3]) {
        const find = (isFew: boolean) =>
          findIds(market.infra.db, { ...filter, search: "kenya", sort, page }, coffees, { isFew });
        const found = await find(true);
        expect(found.length, `page ${page}`).toBeGreaterThan(0);
        expect(await find(false)).toEqual(found);
      }
  },
);

test("a suggestion comes from an index too, of words or of what sells", async () => {
  const plans = await plansOf(() => suggest(visitor(), { term: "kenya" }));
  const strong = plans.slice(plans.indexOf("CTE strong"), plans.indexOf("CTE weak"));
  expect(strong).toMatch(/product_search_(title|popular)/);
});
