import { expect, test } from "vitest";
import { guessFrom } from "./guess-country.ts";

test.each([
  [["pt-PT", "pt", "en"], "PT"],
  [["es-419", "es-CO"], "CO"],
  [["es-419"], null],
  [["pt"], "BR"],
  [["en", "de-AT"], "AT"],
  [["not a tag"], null],
  [[], null],
])("%j suggests %s", (tags, country) => {
  expect(guessFrom(tags)).toBe(country);
});
