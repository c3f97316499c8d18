import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rateLimits } from "#platform/limits/tables.ts";
import type { Ctx, Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { addDays, dayOf } from "../periods.ts";
import { forgetViewers, mostTermsOfPast } from "./forget-viewers.ts";
import { getMarketAnalytics } from "./get-market-analytics.ts";
import { mostTermsPerDay, recordSearch } from "./record-search.ts";
import { marketSearches, marketSearchTerms, searchers } from "./tables.ts";

let market: TestMarket;
let admin: Person;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = await addPerson(market.infra, { roles: ["admin"] });
  const { vendor } = await addVendor(market.infra);
  await addProduct(market.infra, vendor.id, { name: "Washed Geisha" });
});
beforeEach(async () => {
  for (const table of [rateLimits, searchers, marketSearches, marketSearchTerms])
    await market.infra.db.delete(table);
});
afterAll(() => market?.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
function from(
  address: string,
  { userAgent = firefox as string | null, caller = undefined as Person | undefined } = {},
): Ctx {
  const ctx = contextFor(market.infra, caller ?? ({ kind: "visitor" } as const));
  return { ...ctx, client: { address, userAgent } };
}
const search = (ctx: Ctx, term: string) => recordSearch(ctx, { term }).then(({ counted }) => counted);
const today = () => dayOf(market.clock.now());
const figures = () => getMarketAnalytics(contextFor(market.infra, admin), { from: today(), to: today() });

test("a term counts once for each visitor and day, with and without results, as the search itself finds", async () => {
  expect(await search(from("192.0.2.1"), "Geisha")).toBe(true);
  expect(await search(from("192.0.2.1"), "  geisha ")).toBe(false);
  expect(await search(from("192.0.2.2"), "GEISHA")).toBe(true);
  expect(await search(from("192.0.2.1"), "zzyzx quux")).toBe(true);
  expect(await search(from("192.0.2.3"), "zzyzx quux")).toBe(true);
  expect(await search(from("192.0.2.3"), "plugh")).toBe(true);
  const { totals, searched } = await figures();
  expect(totals).toMatchObject({ searches: 5, emptySearches: 3 });
  expect(searched).toEqual({
    most: [
      { term: "geisha", searches: 2, emptySearches: 0 },
      { term: "zzyzx quux", searches: 2, emptySearches: 2 },
      { term: "plugh", searches: 1, emptySearches: 1 },
    ],
    empty: [
      { term: "zzyzx quux", searches: 2, emptySearches: 2 },
      { term: "plugh", searches: 1, emptySearches: 1 },
    ],
  });
});

test("two tabs and fifty repetitions at once are one search", async () => {
  const ctx = from("192.0.2.50");
  const answers = await Promise.all(Array.from({ length: 50 }, () => search(ctx, "geisha")));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect((await figures()).totals).toMatchObject({ searches: 1, emptySearches: 0 });
});

test("different visitors at once are all counted", async () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `192.0.2.${100 + index}`);
  const terms = ["geisha", "plugh", "xyzzy"];
  await Promise.all(addresses.map((address, index) => search(from(address), terms[index % 3]!)));
  const { totals, searched } = await figures();
  expect(totals).toMatchObject({ searches: 30, emptySearches: 20 });
  expect(searched.most.map(({ searches }) => searches)).toEqual([10, 10, 10]);
});

test.each([
  ["an address", "ana@mail.example"],
  ["a phone number", "+1 (202) 555-0123"],
  ["a card's number in a sentence", "my card 4242 4242 4242 4242 please"],
  ["an order's number with dots", "order 10.001.234"],
  ["one letter", "x"],
  ["half a character", "half \ud800"],
  ["nothing", "   "],
  ["more than anybody types", "y".repeat(81)],
])("%s is not stored", async (_, term) => {
  expect(await search(from("192.0.2.4"), term)).toBe(false);
  for (const table of [searchers, marketSearches, marketSearchTerms])
    expect(await market.infra.db.$count(table)).toBe(0);
});

test("quantities and years are searched too", async () => {
  for (const term of ["250 g", "harvest 2026", "1 kg 500"])
    expect(await search(from("192.0.2.4"), term)).toBe(true);
});

test("programs and administrators, who follow the figures' links, are not counted; vendors are", async () => {
  expect(await search(from("192.0.2.5", { userAgent: "curl/8.14" }), "geisha")).toBe(false);
  expect(await search(from("192.0.2.5", { userAgent: null }), "geisha")).toBe(false);
  expect(await search(from("192.0.2.5", { caller: admin }), "geisha")).toBe(false);
  expect(await search(from("192.0.2.5", { caller: await addVendor(market.infra) }), "geisha")).toBe(true);
});

test("a searcher's rows identify nobody, can't be linked, and are deleted the day after; the counts stay", async () => {
  const ctx = from("192.0.2.7");
  for (const term of ["geisha", "plugh"]) await search(ctx, term);
  const rows = await market.infra.db.select().from(searchers);
  expect(new Set(rows.map(({ visitorHash }) => visitorHash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|geisha/);
  await forgetViewers(market.infra);
  expect(await market.infra.db.$count(searchers)).toBe(2);
  market.clock.advance(24 * 3_600_000);
  await forgetViewers(market.infra);
  expect(await market.infra.db.$count(searchers)).toBe(0);
  expect(await market.infra.db.$count(marketSearchTerms)).toBe(2);
  expect(await search(ctx, "geisha")).toBe(true);
});

test("an address is slowed down, and invented terms fill no more than a day's share; known ones go on counting", async () => {
  const day = today();
  await search(from("192.0.2.8"), "geisha");
  await market.infra.db.insert(marketSearchTerms).values(
    Array.from({ length: mostTermsPerDay - 1 }, (_, index) => ({
      day,
      term: `term ${index}`,
      searches: 1,
    })),
  );
  expect(await search(from("192.0.2.8"), "one more")).toBe(true);
  expect(await search(from("192.0.2.9"), "geisha")).toBe(true);
  expect(await market.infra.db.$count(marketSearchTerms)).toBe(mostTermsPerDay);
  expect((await figures()).totals.searches).toBe(3);
  const many = Array.from({ length: 121 }, (_, index) => search(from("203.0.113.9"), `word ${index}`));
  const answers = await Promise.allSettled(many);
  expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("of a day that is over the most searched terms stay, and what was not found before what was; its totals and today's terms stay", async () => {
  const day = today();
  const [over, past] = [5, mostTermsOfPast];
  const terms = Array.from({ length: past + over }, (_, index) => ({
    term: `term ${index}`,
    searches: index < over ? 1 : 2,
    withoutResults: index === 0 ? 1 : 0,
  }));
  const rows = [day, addDays(day, -1)].flatMap((one) => terms.map((term) => ({ day: one, ...term })));
  await market.infra.db.insert(marketSearchTerms).values(rows);
  await market.infra.db.insert(marketSearches).values({ day: addDays(day, -1), searches: 900 });
  for (let run = 0; run < 2; run++) await forgetViewers(market.infra);
  const left = await market.infra.db.select().from(marketSearchTerms);
  expect(left.filter((row) => row.day === day)).toHaveLength(past + over);
  const yesterday = left.filter((row) => row.day !== day).map(({ term }) => term);
  expect(yesterday).toHaveLength(past);
  expect(yesterday).toContain("term 0");
  for (const gone of [1, 2, 3, 4]) expect(yesterday).not.toContain(`term ${gone}`);
  expect(await market.infra.db.$count(marketSearches)).toBe(1);
});

test("a period and the one before sum their own days", async () => {
  const day = today();
  await market.infra.db.insert(marketSearchTerms).values(
    [0, -1, -2, -3, -4].map((ago) => ({
      day: addDays(day, ago),
      term: "geisha",
      searches: 3,
      withoutResults: -ago % 2,
    })),
  );
  await market.infra.db
    .insert(marketSearches)
    .values(
      [0, -1, -2, -3, -4].map((ago) => ({ day: addDays(day, ago), searches: 3, withoutResults: -ago % 2 })),
    );
  const period = { from: addDays(day, -1), to: day };
  const { totals, before, searched } = await getMarketAnalytics(contextFor(market.infra, admin), period);
  expect([totals.searches, totals.emptySearches]).toEqual([6, 1]);
  expect([before.searches, before.emptySearches]).toEqual([6, 1]);
  expect(searched.most).toEqual([{ term: "geisha", searches: 6, emptySearches: 1 }]);
});
