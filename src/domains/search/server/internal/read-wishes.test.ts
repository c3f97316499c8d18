import { expect, test } from "vitest";
import { readWishes, sizeLexeme, sizeLexemes } from "./read-wishes.ts";

/** A wish in short: `<15` at most, `>15` at least (dollars), `250g`, `cheap`. */
const read = (text: string) => {
  const { wishes, rest } = readWishes(text);
  const short = wishes.map((wish) => {
    if (wish.kind === "cheap") return "cheap";
    if (wish.kind === "size") return `${wish.grams}g`;
    return `${wish.kind === "most" ? "<" : ">"}${wish.cents / 100}`;
  });
  return [short.join(" "), rest.replace(/\s+/g, " ").trim()];
};

test.each([
  ["coffee under $15", "<15", "coffee"],
  ["ethiopian less than 20 dollars", "<20", "ethiopian"],
  ["grinder up to 99.50", "<99.5", "grinder"],
  ["coffee $12 or less", "<12", "coffee"],
  ["coffee $20", "<20", "coffee"],
  ["espresso machine over $100", ">100", "espresso machine"],
  ["kettle between 20 and 40", ">20 <40", "kettle"],
  ["kettle $20-40", ">20 <40", "kettle"],
  ["kettle 20 to 40 dollars", ">20 <40", "kettle"],
  ["cheap hand grinder", "cheap", "hand grinder"],
  ["café por menos de 20 dólares", "<20", "café por"],
  ["cafetera hasta 30 usd", "<30", "cafetera"],
  ["molino entre 40 y 90 dólares", ">40 <90", "molino"],
  ["café más barato", "cheap", "café"],
  ["cafeteras económicas", "cheap", "cafeteras"],
  ["café até 15 dólares", "<15", "café"],
  ["moedor acima de US$ 50", ">50", "moedor"],
  ["canecas em conta", "cheap", "canecas"],
  ["1kg whole beans", "1000g", "whole beans"],
  ["250 g washed", "250g", "washed"],
  ["12oz medium roast", "340g", "medium roast"],
  ["café en grano medio kilo", "500g", "café en grano"],
  ["meio quilo de café", "500g", "de café"],
  ["un kilo de café menos de 30", "1000g <30", "de café"],
  ["2 libras café", "907g", "café"],
  ["1,5 kg green beans", "1500g", "green beans"],
])("%s", (text, wishes, rest) => {
  expect(read(text)).toEqual([wishes, rest]);
});

test.each([
  "V60",
  "coffee from Huila 1800 masl",
  "over 1500 m",
  "moka 6 cups",
  "Pound cake-free",
  "7-oz",
  "kilometer blend",
  "budgetary",
  "",
])("%j is no wish about a price", (text) => {
  expect(readWishes(text).wishes.filter(({ kind }) => kind !== "size")).toEqual([]);
});

test("a wished size is found within about fifteen percent, and no farther", () => {
  const isFound = (grams: number, wished: number) => sizeLexemes(wished).includes(sizeLexeme(grams));
  expect([250, 227, 275].map((grams) => isFound(grams, 250))).toEqual([true, true, true]);
  expect([200, 340, 500].map((grams) => isFound(grams, 250))).toEqual([false, false, false]);
  expect(isFound(340, 350) && isFound(454, 500)).toBe(true);
});

test("what is said is kept as it was typed, for the text without it", () => {
  expect(readWishes("Café por MENOS de 20 dólares").wishes).toEqual([
    { kind: "most", cents: 2_000, text: "MENOS de 20 dólares" },
  ]);
});
