import { expect, test } from "vitest";
import tastingNotes from "../../../src/domains/catalogue/tasting-notes.json" with { type: "json" };
import { buildMarket } from "./build-market.ts";
import { shortestText } from "./compose-description.ts";
import { inDialect } from "./dialects.ts";
import { extendProducts, extendVendors } from "./extend-market.ts";
import type { Language, SeedProduct } from "./types.ts";

const market = buildMarket({ now: new Date("2026-11-20T12:00:00Z") });
const languages: readonly Language[] = ["en", "es", "pt"];
const notes: Record<string, Record<Language, string>> = tastingNotes;
const vendors = new Map(market.vendors.map((vendor) => [vendor.key, vendor]));

const saidIn = (product: SeedProduct, language: Language) =>
  language === product.language ? product : product.translations[language]!;
const countryOf = (product: SeedProduct, language: Language) => {
  if (language === product.language) return vendors.get(product.vendorKey)!.country;
  return language === "pt" ? "BR" : "";
};

test.each(languages)("every product has a name and a long text of its own in %s", (language) => {
  const texts = market.products.map((product) => saidIn(product, language));
  for (const { name, description } of texts) {
    expect(name.length, name).toBeLessThanOrEqual(120);
    expect(description.length, name).toBeGreaterThanOrEqual(shortestText);
    expect(description, name).not.toMatch(/[{}|]|undefined|null|lorem|ipsum| {2}|\.\./i);
  }
  expect(new Set(texts.map(({ name }) => name.toLowerCase())).size).toBe(texts.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
});

test("the languages agree: each coffee's notes and altitude are in all three", () => {
  for (const product of market.products) {
    for (const language of languages) {
      const { description } = saidIn(product, language);
      for (const note of product.tastingNotes) {
        const word = inDialect(notes[note]![language], language, countryOf(product, language));
        expect(description.toLowerCase(), `${product.key} in ${language}`).toContain(word.toLowerCase());
      }
      const { altitudeMeters, region, variety } = product;
      if (altitudeMeters && region && variety)
        expect(description.replace(/[.,]/g, ""), `${product.key} in ${language}`).toContain(
          String(altitudeMeters),
        );
    }
  }
});

test("the numbers of a name are the same in each language", () => {
  const digits = (name: string) =>
    name
      .replace(/(?<=\d)[.,](?=\d{3})/g, "")
      .match(/\d+/g)
      ?.toSorted() ?? [];
  for (const product of market.products)
    for (const { name } of Object.values(product.translations))
      expect(digits(name), name).toEqual(digits(product.name));
});

test("further lots are named in every language too", () => {
  const [product] = [...extendProducts(market, 1, [...extendVendors(market, market.vendors.length + 1)])];
  const texts = languages.map((language) => saidIn(product!, language));
  expect(texts.map(({ name }) => / 1$/.test(name))).toEqual([true, true, true]);
});
