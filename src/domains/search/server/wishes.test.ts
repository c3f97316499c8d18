import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#kernel/languages.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { phrases } from "./internal/find-concepts.ts";
import { understandText } from "./internal/understand-text.ts";
import { listProducts } from "./list-products.ts";
import { refreshWords } from "./refresh-words.ts";
import { suggest } from "./suggest.ts";

let market: TestMarket;
let visitor: Ctx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  const { infra } = market;
  visitor = { ...contextFor(infra, await addPerson(infra)), caller: { kind: "visitor" } };
  const { vendor } = await addVendor(infra);
  const add = (name: string, facts: Parameters<typeof addProduct>[2]) =>
    addProduct(infra, vendor.id, { name, description: "From our roastery, fresh each week.", ...facts });
  await add("Sidamo Mist", { priceCents: 1_200, tastingNotes: ["blueberry", "peach"], weightGrams: 250 });
  await add("Huila Dawn", { priceCents: 2_100, tastingNotes: ["mango", "cocoa"], weightGrams: 1_000 });
  await add("Cerrado Gold", {
    ...{ priceCents: 1_800, tastingNotes: ["dark_chocolate", "walnut"], weightGrams: 340 },
    ...{ originCountry: "BR", roastLevel: "dark" },
  });
  const gear = { category: "equipment", originCountry: null, roastLevel: "none" } as const;
  await add("Oak hand grinder", { ...gear, priceCents: 9_900 });
  await add("Steel hand grinder", { ...gear, priceCents: 4_900 });
  await add("Steel kettle", {
    ...gear,
    priceCents: 3_900,
    description: "No Nespresso pods.",
  });
  await refreshWords(infra);
});
afterAll(() => market?.close());

async function find(
  search: string,
  more: Partial<Parameters<typeof listProducts>[1]> = {},
  language: Language = "en",
) {
  const list = await listProducts({ ...visitor, language }, { search, page: 1, ...more });
  const { items, closeMatches, missing, understood, total } = list;
  expect(total).toBe(items.length);
  return {
    names: items.map(({ name }) => name),
    near: closeMatches.map(({ name }) => name),
    missing,
    understood: understood.map((wish) => [wish.kind === "concept" ? wish.concept : wish.kind, wish.without]),
  };
}

test("what a text refuses is left out, in three languages, and can be taken back", async () => {
  expect(await find("coffee not fruity")).toMatchObject({
    names: ["Cerrado Gold"],
    understood: [["refused", "coffee"]],
  });
  expect((await find("without fruit notes")).names).toEqual(["Cerrado Gold"]);
  expect((await find("café sin notas de chocolate")).names).toEqual(["Sidamo Mist"]);
  expect((await find("café que no sea muy afrutado", {}, "es")).names).toEqual(["Cerrado Gold"]);
  expect((await find("café sem chocolate nem mirtilo", {}, "pt")).names).toEqual([]);
  expect((await find("fruity coffee, not chocolate, under $15")).understood).toEqual([
    ["taste-fruity", "coffee under $15 not chocolate"],
    ["most", "fruity coffee not chocolate"],
    ["refused", "fruity coffee under $15"],
  ]);
  expect((await find("coffee not fruity not fruity")).understood).toEqual([["refused", "coffee"]]);
  const { understood } = await listProducts(visitor, {
    search: "coffee that isn't too fruity or floral",
    page: 1,
  });
  expect(understood).toMatchObject([{ kind: "refused", what: "fruity or floral" }]);
  // The number of a filter's size is none of units; and sweets may be not too sweet.
  for (const wanted of ["no 4 filter papers", "chocolate not too sweet"])
    expect((await find(wanted)).understood.map(([kind]) => kind)).not.toContain("refused");
  expect((await find("hand grinder not steel")).names).toEqual(["Oak hand grinder"]);
  // A Portuguese 'no' is an 'in the'; and a phrase of its own says what is wanted.
  expect((await find("chocolate no café", {}, "pt")).understood).not.toContainEqual(["refused", "chocolate"]);
  expect((await find("not bitter")).understood).toEqual([["taste-sweet", ""]]);
});

test("a price, a size and a taste within a text count, and say how the text reads without them", async () => {
  expect(await find("fruity coffee under $15")).toMatchObject({
    names: ["Sidamo Mist"],
    near: ["Huila Dawn"],
    understood: [
      ["taste-fruity", "coffee under $15"],
      ["most", "fruity coffee"],
    ],
  });
  expect((await find("café de menos de 20 dólares y más de 15")).names).toEqual(["Cerrado Gold"]);
  expect((await find("1kg")).names).toEqual(["Huila Dawn"]);
  expect((await find("café 12 oz achocolatado")).names).toEqual(["Cerrado Gold"]);
  expect((await find("low acidity")).names).toEqual(["Cerrado Gold"]);
  expect((await find("cheap hand grinder")).names).toEqual(["Steel hand grinder", "Oak hand grinder"]);
  expect((await find("under $13")).names).toEqual(["Sidamo Mist"]);
  expect((await find("cheap")).names[0]).toBe("Sidamo Mist");
});

test("a filter of one's own counts instead of the text's price, and so does a chosen order", async () => {
  expect((await find("coffee under $15", { max: 30, min: 20 })).names).toEqual(["Huila Dawn"]);
  expect((await find("cheap hand grinder", { sort: "price-desc" })).names[0]).toBe("Oak hand grinder");
});

test("what is known but not sold here is named; what comes near is apart, and nothing else is found", async () => {
  expect(await find("nespresso capsules")).toMatchObject({ names: [], missing: "nespresso capsules" });
  expect(await find("hario hand grinder")).toMatchObject({
    ...{ names: [], missing: "hario" },
    near: ["Steel hand grinder", "Oak hand grinder"],
  });
  // Known, sold, but not together.
  expect(await find("brazil blueberry")).toMatchObject({ names: [], missing: null, near: ["Cerrado Gold"] });
  // A word that neither the vocabulary nor a product has is left out, as before.
  const list = await listProducts(visitor, { search: "grinder xqzwv", page: 1 });
  expect([list.total, list.searchedFor]).toEqual([2, "grinder"]);
});

test("suggestions keep to the price, and a price alone suggests no product", async () => {
  const named = async (term: string) => (await suggest(visitor, { term })).products.map(({ name }) => name);
  expect(await named("hand grinder under 50")).toEqual(["Steel hand grinder"]);
  expect(await named("under $5")).toEqual([]);
});

test("a correction never turns what the vocabulary knows into something else", async () => {
  const wrong: string[] = [];
  for (const { text, language } of phrases.filter((_, index) => index % 7 === 0)) {
    const meaning = await understandText(market.infra.db, text, language);
    const searched = meaning?.searchedFor;
    if (searched) wrong.push(`${language} ${text}: ${searched}`);
  }
  expect(wrong).toEqual([]);
});

test("reading a text, the longest of misspelt words included, takes the program less than 50 ms", async () => {
  const costs: number[] = [];
  for (const letter of "abcdefgh") {
    const text = Array.from(
      { length: 20 },
      (_, at) => `${letter}affe${"cdfgklmnpr"[at % 10]}in${at % 2 ? "o" : "a"}`,
    );
    const before = process.cpuUsage();
    await understandText(market.infra.db, text.join(" ").slice(0, 200), "es");
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  // The first ones are compiled meanwhile.
  expect(Math.min(...costs)).toBeLessThan(50);
});
