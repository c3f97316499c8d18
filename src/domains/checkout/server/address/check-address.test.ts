import { describe, expect, test } from "vitest";
import type { AddressInput } from "#domains/checkout/address-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { checkAddress } from "./check-address.ts";
import { listCountryRules } from "./country-rules.ts";

const base = { fullName: "Ana Duarte", phone: "+57 601 555 0100", line1: "Calle 10 # 5-51", city: "Town" };

/** The address as stored, or its problems as { field: message }. */
function outcome(change: Partial<AddressInput>) {
  try {
    return checkAddress({ ...base, country: "DE", postalCode: "10115", ...change });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "INVALID_ADDRESS") throw error;
    const { issues } = error.data as { issues: { path: string; message: string }[] };
    return Object.fromEntries(issues.map((issue) => [issue.path, issue.message]));
  }
}

describe("postal code", () => {
  test.each([
    ["IE", "d02 x285", null, "D02 X285"],
    ["IE", "D6WXY00", null, "D6WXY00"],
    ["GB", " sw1a  1aa ", null, "SW1A 1AA"],
    ["GB", "M11AE", null, "M11AE"],
    ["GB", "gir 0aa", null, "GIR 0AA"],
    ["GB", "BFPO 801", null, "BFPO 801"],
    ["JE", "JE2 4WD", null, "JE2 4WD"],
    ["NL", "1012ab", null, "1012AB"],
    ["BR", "01310-100", "SP", "01310-100"],
    ["BR", "01310100", "SP", "01310100"],
    ["JP", "100-0001", "13", "100-0001"],
    ["JP", "100‐0001", "13", "100-0001"],
    ["JP", "１００－０００１", "13", "100-0001"],
    ["PT", "1250-096", null, "1250-096"],
    ["PT", "1250 096", null, "1250 096"],
    ["CA", "k1a 0b1", "ON", "K1A 0B1"],
    ["CA", "K1A-0B1", "ON", "K1A-0B1"],
    ["CO", "110111", "DC", "110111"],
    ["PE", "15001", null, "15001"],
    ["PE", "Lima 23", null, "LIMA 23"],
    ["AR", "c1070aam", "C", "C1070AAM"],
    ["AR", "5000", "X", "5000"],
    ["US", "95014", "CA", "95014"],
    ["US", "22162-1010", "VA", "22162-1010"],
    ["PR", "00907", null, "00907"],
    ["PL", "00-950", null, "00-950"],
    ["SE", "114 55", null, "114 55"],
    ["CZ", "11000", null, "11000"],
    ["LV", "lv-1073", null, "LV-1073"],
    ["IN", "110 001", "DL", "110 001"],
    ["KR", "03051", "11", "03051"],
    ["TW", "106", "TPE", "106"],
    ["MT", "VLT 1117", null, "VLT 1117"],
    ["VA", "00120", null, "00120"],
    ["KY", "KY1-1100", "GC", "KY1-1100"],
  ])("%s takes %s", (country, postalCode, state, kept) => {
    expect(outcome({ country, postalCode, state })).toMatchObject({ country, postalCode: kept, state });
  });

  test.each([
    ["IE", "10115", null],
    ["IE", "B02 X285", null],
    ["GB", "SW1A", null],
    ["GB", "QW1A 1AA", null],
    ["JE", "GY1 1AA", null],
    ["NL", "0123 AB", null],
    ["NL", "1012 SS", null],
    ["NL", "1012", null],
    ["BR", "1310-100", "SP"],
    ["JP", "100-001", "13"],
    ["PT", "1250", null],
    ["CA", "D1A 0B1", "ON"],
    ["CA", "K1A 0B", "ON"],
    ["CO", "11011", "DC"],
    ["PE", "95001", null],
    ["AR", "I1070AAM", "C"],
    ["US", "9501", "CA"],
    ["US", "95014-1", "CA"],
    ["PR", "10001", null],
    ["LI", "9484", null],
    ["VA", "00121", null],
    ["IN", "010001", "DL"],
    ["DE", "101155", null],
    ["DE", "x10115", null],
  ])("%s refuses %s", (country, postalCode, state) => {
    expect(outcome({ country, postalCode, state })).toEqual({ postalCode: "invalid_postal_code" });
  });

  test.each([undefined, null, "", "  "])("%j is missing where the country has codes", (postalCode) => {
    expect(outcome({ postalCode })).toEqual({ postalCode: "required" });
  });

  test.each([
    ["HK", "HKI"],
    ["AE", "DU"],
    ["PA", null],
    ["QA", null],
    ["BO", null],
    ["JM", "14"],
  ])("%s has none, so a typed one is not stored", (country, state) => {
    expect(outcome({ country, state, postalCode: "00000" })).toMatchObject({ country, postalCode: null });
    expect(outcome({ country, state, postalCode: null })).toMatchObject({ country, postalCode: null });
  });
});

describe("state", () => {
  test.each([
    ["US", "94105", "ca", "CA"],
    ["US", "94105", "California", "CA"],
    ["US", "00907", "PR", "PR"],
    ["BR", "01310-100", "sao paulo", "SP"],
    ["CA", "H2X 1Y4", "Quebec", "QC"],
    ["MX", "06000", "Ciudad de México", "CMX"],
    ["JP", "100-0001", "tokyo", "13"],
    ["HK", null, "Kowloon", "KLN"],
    ["CO", "110111", "Bogota DC", "DC"],
    ["IT", "67100", "L’Aquila", "AQ"],
    ["AE", null, " dubai ", "DU"],
  ])("%s %s: %s is stored as its code", (country, postalCode, state, kept) => {
    expect(outcome({ country, postalCode, state })).toMatchObject({ state: kept });
  });

  test.each([
    ["US", "94105", "ON"],
    ["CA", "H2X 1Y4", "California"],
    ["AU", "2000", "Sydney"],
    ["BR", "01310-100", "XX"],
  ])("%s %s has no state %s", (country, postalCode, state) => {
    expect(outcome({ country, postalCode, state })).toEqual({ state: "invalid_state" });
  });

  test("it is missing only where the country has them", () => {
    expect(outcome({ country: "US", postalCode: "94105", state: " " })).toEqual({ state: "required" });
    expect(outcome({ country: "DE", state: "Berlin" })).toMatchObject({ state: null });
    expect(outcome({ country: "PA", state: "Chiriquí" })).toMatchObject({ state: null });
  });
});

describe("phone", () => {
  test.each([
    ["+57 (601) 555-0100", "+576015550100"],
    ["0049 30 123456", "+4930123456"],
    ["030.123.4567", "0301234567"],
    ["＋８１ 3-1234-5678", "+81312345678"],
    ["1234567", "1234567"],
    ["+123456789012345", "+123456789012345"],
  ])("%s is kept as %s", (phone, kept) => {
    expect(outcome({ phone })).toMatchObject({ phone: kept });
  });

  test.each(["123456", "+1234567890123456", "555 0100 ext 4", "12+345678", "call me", "+"])(
    "%s is refused",
    (phone) => {
      expect(outcome({ phone })).toEqual({ phone: "invalid_phone" });
    },
  );
});

test("an address is stored trimmed, one line per field, and nothing but its fields", () => {
  const messy = {
    fullName: " Ana\n Duarte\u0000 ",
    line1: "Calle\t10",
    line2: "  ",
    city: " Bogotá ",
    country: "co",
  };
  expect(checkAddress({ ...base, ...messy, state: "dc", postalCode: " 110111 " })).toEqual({
    fullName: "Ana Duarte",
    phone: "+576015550100",
    line1: "Calle 10",
    line2: null,
    city: "Bogotá",
    state: "DC",
    postalCode: "110111",
    country: "CO",
  });
});

test("a checked address passes again unchanged", () => {
  const once = checkAddress({ ...base, country: "BR", state: "São Paulo", postalCode: "01310-100" });
  expect(checkAddress(once)).toEqual(once);
});

test("everything that is wrong is said at once", () => {
  const wrong = {
    fullName: "A",
    phone: "12",
    line1: " ",
    line2: "x".repeat(121),
    city: "",
    state: "",
    postalCode: "1",
  };
  expect(outcome({ ...wrong, country: "US" })).toEqual({
    fullName: "too_short",
    phone: "invalid_phone",
    line1: "required",
    line2: "too_long",
    city: "required",
    state: "required",
    postalCode: "invalid_postal_code",
  });
  expect(outcome({ postalCode: "1".repeat(17) })).toEqual({ postalCode: "too_long" });
  expect(outcome({ country: "XX", phone: "" })).toEqual({ country: "invalid_country", phone: "required" });
});

test("in every country, what its form shows makes an address: each state by its code and by its name", () => {
  for (const { code: country, postal, states } of listCountryRules()) {
    const postalCode = postal?.example ?? null;
    if (states.length === 0) expect(outcome({ country, postalCode })).toMatchObject({ country, postalCode });
    for (const { code, name } of states)
      for (const state of [code, name])
        expect(outcome({ country, postalCode, state })).toMatchObject({ country, postalCode, state: code });
  }
});
