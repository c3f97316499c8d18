import { describe, expect, test } from "vitest";
import { productInput } from "#domains/listings/product-shapes.ts";
import {
  emptyValues,
  fieldOfIssue,
  inputOf,
  type ProductValues,
  problemsOf,
  stockOf,
} from "./product-values.ts";

const filled: ProductValues = {
  ...emptyValues("en"),
  name: "Kiambu AA",
  description: "Blackcurrant and cane sugar, washed and dried.",
  category: "roasted-coffee",
  price: "18.50",
  weight: "250",
  stock: "12",
  originCountry: "KE",
  roastLevel: "light",
};

const paragraph = "Grosella negra y panela, lavado y secado.";
const said = (name: string, description: string) => ({
  ...filled.translations,
  es: { name, description },
});

const problems = (change: Partial<ProductValues>, isNew = true) =>
  problemsOf({ ...filled, ...change }, { isNew });

test("valid values are accepted, as the server accepts them", () => {
  expect(problems({})).toEqual({});
  const input = inputOf({ ...filled, variety: "  SL28 ", altitude: "1800", hsCode: "0901.21" });
  expect(productInput.parse(input)).toEqual(input);
  expect(input).toMatchObject({
    priceCents: 1_850,
    variety: "SL28",
    altitudeMeters: 1_800,
    hsCode: "090121",
  });
  expect(stockOf(filled)).toBe(12);
});

test("an empty form reports the required fields, and no more", () => {
  const asked = Object.entries(problemsOf(emptyValues("en"), { isNew: true }));
  expect(asked.map(([field]) => field).sort()).toEqual(
    ["category", "description", "name", "originCountry", "price", "stock", "weight"].sort(),
  );
  expect(asked.every(([, problem]) => problem.key === "required")).toBe(true);
});

describe("each rule", () => {
  const rows: [Partial<ProductValues>, object][] = [
    [{ name: "ab" }, { name: { key: "minLength", min: 3 } }],
    [{ name: "  " }, { name: { key: "required" } }],
    [{ description: "short" }, { description: { key: "minLength", min: 20 } }],
    [{ description: "x".repeat(5_001) }, { description: { key: "maxLength", max: 5_000 } }],
    [{ price: "0" }, { price: { key: "price" } }],
    [{ price: "0.01" }, {}],
    [{ price: "12,50" }, {}],
    [{ price: "99999.99" }, {}],
    [{ price: "100000" }, { price: { key: "price" } }],
    [{ price: "1.005" }, { price: { key: "price" } }],
    [{ price: "1e3" }, { price: { key: "price" } }],
    [{ weight: "0" }, { weight: { key: "weight" } }],
    [{ weight: "2.5" }, { weight: { key: "weight" } }],
    [{ weight: "1000001" }, { weight: { key: "weight" } }],
    [{ stock: "-1" }, { stock: { key: "stock" } }],
    [{ stock: "0" }, {}],
    [{ stock: "1000001" }, { stock: { key: "stock" } }],
    [{ originCountry: "" }, { originCountry: { key: "required" } }],
    [{ originCountry: "", category: "equipment" }, {}],
    [{ roastLevel: "" }, { roastLevel: { key: "required" } }],
    [{ roastLevel: "", category: "green-beans" }, {}],
    [{ roastLevel: "", category: "coffee-snacks" }, {}],
    [{ altitude: "high" }, { altitude: { key: "altitude" } }],
    [{ hsCode: "0901" }, { hsCode: { key: "hsCode" } }],
    [{ translations: said("Amanecer", "") }, { "translations.es.description": { key: "half" } }],
    [{ translations: said(" ", paragraph) }, { "translations.es.name": { key: "half" } }],
    [{ translations: said("ab", paragraph) }, { "translations.es.name": { key: "minLength", min: 3 } }],
    [
      { translations: said("Amanecer", "x".repeat(5_001)) },
      { "translations.es.description": { key: "maxLength", max: 5_000 } },
    ],
    [{ translations: said(" ", " ") }, {}],
    [{ translations: said("Amanecer", ""), language: "es" }, {}],
  ];
  test.each(rows)("%j gives %j", (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

test("an edit has no stock field", () => {
  expect(problems({ stock: "" }, false)).toEqual({});
});

test("green beans are never roasted, whatever was chosen before", () => {
  expect(inputOf({ ...filled, category: "green-beans" }).roastLevel).toBe("none");
});

test.each([
  ["priceCents", "price"],
  ["imageUrls.2", "imageUrls"],
  ["originCountry", "originCountry"],
  ["translations.es.description", "translations.es.description"],
  ["translations.pt", "translations.pt.name"],
  ["translations.fr.name", null],
  ["translations", null],
  ["vendorId", null],
])("the server's %s is the form's %s", (path, field) => {
  expect(fieldOfIssue(path)).toBe(field);
});

test("a limit per order is optional, a whole number, and sent as none where it is empty", () => {
  expect(inputOf(filled).mostUnits).toBe(null);
  expect(inputOf({ ...filled, mostUnits: " 3 " }).mostUnits).toBe(3);
  for (const mostUnits of ["0", "1000", "1.5", "many"])
    expect(problems({ mostUnits })).toEqual({ mostUnits: { key: "mostUnits" } });
  expect(fieldOfIssue("mostUnits")).toBe("mostUnits");
});

test("translations are sent trimmed, but for empty ones and one into the original language", () => {
  const es = { name: "Amanecer", description: paragraph };
  const input = inputOf({ ...filled, translations: said(` ${es.name} `, paragraph) });
  expect(input.translations).toEqual({ es });
  expect(productInput.parse(input)).toEqual(input);
  expect(inputOf({ ...filled, language: "es", translations: said(es.name, paragraph) }).translations).toEqual(
    {},
  );
});
