import { expect, test } from "vitest";
import { choices } from "#domains/settings/setting-choices.ts";
import { countryRegions, initialRegions, zoneOf } from "./zone-of.ts";

test.each([
  ["CO", "CO", "domestic"],
  ["CO", "PE", "regional"],
  ["PE", "BR", "regional"],
  ["US", "MX", "regional"],
  ["GT", "PA", "regional"],
  ["JM", "PR", "regional"],
  ["ET", "KE", "regional"],
  ["PT", "IE", "regional"],
  ["CY", "NL", "regional"],
  ["JP", "HK", "regional"],
  ["AE", "YE", "regional"],
  ["VN", "ID", "regional"],
  ["AU", "PG", "regional"],
  ["CO", "PA", "worldwide"],
  ["ET", "GB", "worldwide"],
  ["IN", "ID", "worldwide"],
  ["BR", "PT", "worldwide"],
])("from %s to %s is %s", (from, to, zone) => {
  expect(zoneOf(from, to, initialRegions)).toBe(zone);
  expect(zoneOf(to, from, initialRegions)).toBe(zone);
});

test("what the list does not know is far away from everything but itself", () => {
  expect(zoneOf("XX", "YY", initialRegions)).toBe("worldwide");
  expect(zoneOf("XX", "CO", initialRegions)).toBe("worldwide");
  expect(zoneOf("XX", "XX", initialRegions)).toBe("domestic");
});

test("a country belongs where an administrator has put it", () => {
  const centralAmerica = choices.region.indexOf("americas-central");
  expect(zoneOf("CO", "PA", { from: centralAmerica, to: null })).toBe("regional");
  expect(zoneOf("PE", "CO", { from: null, to: centralAmerica })).toBe("worldwide");
  expect(zoneOf("CO", "CO", { from: centralAmerica, to: 0 })).toBe("domestic");
});

test("every country is in one of the twelve regions, and each holds more than one", () => {
  const sizes = Map.groupBy(Object.values(countryRegions), (region) => region);
  expect([...sizes.keys()].sort((a, b) => a - b)).toEqual([...choices.region.keys()]);
  for (const [region, countries] of sizes)
    expect(countries.length, choices.region[region]).toBeGreaterThan(1);
});
