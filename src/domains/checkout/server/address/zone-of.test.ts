import { expect, test } from "vitest";
import { listCountryRules } from "./country-rules.ts";
import { zoneOf } from "./zone-of.ts";

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
  expect(zoneOf(from, to)).toBe(zone);
  expect(zoneOf(to, from)).toBe(zone);
});

test("what the list does not know is far away from everything but itself", () => {
  expect(zoneOf("XX", "YY")).toBe("worldwide");
  expect(zoneOf("XX", "CO")).toBe("worldwide");
  expect(zoneOf("XX", "XX")).toBe("domestic");
});

test("every region is one of the twelve and holds more than one country", () => {
  const sizes = Map.groupBy(listCountryRules(), (rule) => rule.region);
  expect([...sizes.keys()].sort()).toEqual([
    "africa",
    "americas-central",
    "americas-north",
    "americas-south",
    "asia-central",
    "asia-east",
    "asia-south",
    "asia-southeast",
    "caribbean",
    "europe",
    "middle-east",
    "oceania",
  ]);
  for (const [region, rules] of sizes) expect(rules.length, region).toBeGreaterThan(1);
});
