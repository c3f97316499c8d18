import { expect, test } from "vitest";
import { checkout } from "#domains/checkout/contract.ts";
import { languages } from "#kernel/languages.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { listCountries } from "./list-countries.ts";

const ctx = {} as Ctx;
const output = checkout.listCountries["~orpc"].outputSchema!;

test.each(languages)("all 249 countries have their own name in %s and fit the contract", async (language) => {
  const answer = await listCountries(ctx, { language });
  const { items } = output.parse(answer);
  expect(new Set(items.map((item) => item.code)).size).toBe(249);
  expect(new Set(items.map((item) => item.name)).size).toBe(249);
  expect(items).toEqual(answer.items);
});

test.each([
  ["en", "Åland Islands", "Albania"],
  ["es", "Etiopía", "Filipinas"],
  ["pt", "África do Sul", "Albânia"],
] as const)("in %s, %s comes before %s", async (language, first, second) => {
  const names = (await listCountries(ctx, { language })).items.map((item) => item.name);
  expect(names).toContain(first);
  expect(names.indexOf(first)).toBeLessThan(names.indexOf(second));
});

test.each([
  ["en", "Germany"],
  ["es", "Alemania"],
  ["pt", "Alemanha"],
] as const)(
  "a language asked for later does not get the list of an earlier one: %s",
  async (language, name) => {
    const { items } = await listCountries(ctx, { language });
    expect(items.find((item) => item.code === "DE")?.name).toBe(name);
  },
);

test("every pattern accepts its example, in a browser's input and here", async () => {
  for (const { code, postal } of (await listCountries(ctx, { language: "en" })).items) {
    if (!postal) continue;
    for (const flags of ["i", "v"])
      expect(postal.example, code).toMatch(new RegExp(`^(?:${postal.pattern})$`, flags));
    expect(postal.example.length, code).toBeLessThanOrEqual(16);
  }
});

test.each([
  ["US", 59],
  ["CA", 13],
  ["AU", 8],
  ["BR", 27],
  ["MX", 32],
  ["CO", 33],
  ["IN", 36],
  ["JP", 47],
  ["CN", 31],
  ["MY", 16],
  ["TH", 77],
  ["ES", 52],
  ["IT", 107],
  ["AE", 7],
  ["HK", 3],
  ["GB", 0],
  ["DE", 0],
  ["PE", 0],
  ["PR", 0],
])("%s requires one of %i states, sorted by name", async (country, count) => {
  const { items } = await listCountries(ctx, { language: "en" });
  const names = items.find((item) => item.code === country)!.states.map((state) => state.name);
  expect(names).toHaveLength(count);
  expect(new Set(names).size).toBe(count);
  expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
});
