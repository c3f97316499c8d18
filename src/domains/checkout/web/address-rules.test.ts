import { describe, expect, test } from "vitest";
import {
  type AddressValues,
  type Country,
  findAddressProblem,
  isCompleteAddress,
  problemOfIssue,
  toAddressInput,
} from "./address-rules.ts";

const usa: Country = {
  code: "US",
  name: "United States",
  postal: { pattern: "\\d{5}(?:-\\d{4})?", example: "95014" },
  states: [{ code: "CA", name: "California" }],
};
const panama: Country = { code: "PA", name: "Panama", postal: null, states: [] };
const values: AddressValues = {
  fullName: "Ana Duarte",
  phone: "+1 (415) 555-0132",
  country: "US",
  line1: "1 Market Street",
  line2: "",
  city: "San Francisco",
  state: "CA",
  postalCode: "94105",
};

describe("the problem of each field", () => {
  test.each([
    [{}, null],
    [{ fullName: " " }, "required"],
    [{ fullName: "A" }, "invalid_name"],
    [{ phone: "123456" }, "invalid_phone"],
    [{ phone: "call me 5550132" }, "invalid_phone"],
    [{ line1: "1A" }, "invalid_address"],
    [{ line2: "x".repeat(121) }, "invalid_address"],
    [{ city: "" }, "required"],
    [{ state: "" }, "required"],
    [{ state: "ON" }, "required"],
    [{ postalCode: "" }, "required"],
    [{ postalCode: "9410" }, "invalid_postal_code"],
    [{ postalCode: "94105-1" }, "invalid_postal_code"],
  ] as const)("%j: %s", (change, problem) => {
    const changed = { ...values, ...change };
    const field = (Object.keys(change)[0] ?? "fullName") as keyof AddressValues;
    expect(findAddressProblem(field, changed, usa)).toBe(problem);
    expect(isCompleteAddress(changed, usa)).toBe(problem === null);
  });

  test("no country is a missing country", () => {
    expect(findAddressProblem("country", values, undefined)).toBe("required");
  });
});

test("a country without states and codes has no such fields, and none are sent", () => {
  const there = { ...values, country: "PA" };
  expect(isCompleteAddress(there, panama)).toBe(true);
  expect(toAddressInput(there, panama)).toMatchObject({ country: "PA", state: null, postalCode: null });
});

test("the server's words become the field's own", () => {
  expect(problemOfIssue("city", "too_short")).toBe("invalid_city");
  expect(problemOfIssue("postalCode", "invalid_postal_code")).toBe("invalid_postal_code");
  expect(problemOfIssue("line1", "required")).toBe("required");
  expect(problemOfIssue("phone", "something new")).toBe("invalid_address");
});
