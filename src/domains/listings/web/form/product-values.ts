import { type CategorySlug, categorySlugs, type roastLevels } from "#domains/catalogue/categories.ts";
import {
  hsCodePattern,
  isRoastless,
  needsOrigin,
  needsRoast,
  productBounds,
} from "#domains/catalogue/product-bounds.ts";
import type { OwnProduct, ProductInput } from "#domains/listings/product-shapes.ts";
import type { Language } from "#kernel/languages.ts";
import { centsOf, dollarsOf } from "#kernel/money.ts";

/** The form's values as typed: everything is text. */
export type ProductValues = {
  name: string;
  description: string;
  language: string;
  category: string;
  price: string;
  weight: string;
  stock: string;
  mostUnits: string;
  originCountry: string;
  roastLevel: string;
  variety: string;
  region: string;
  altitude: string;
  process: string;
  tastingNotes: string[];
  hsCode: string;
  imageUrls: string[];
};
export type ProductField = keyof ProductValues;
export type ProductProblem =
  | { key: "required" | "price" | "weight" | "stock" | "altitude" | "hsCode" | "mostUnits" }
  | { key: "minLength"; min: number }
  | { key: "maxLength"; max: number };

export const emptyValues = (language: Language): ProductValues => ({
  name: "",
  description: "",
  language,
  category: "",
  price: "",
  weight: "",
  stock: "",
  mostUnits: "",
  originCountry: "",
  roastLevel: "",
  variety: "",
  region: "",
  altitude: "",
  process: "",
  tastingNotes: [],
  hsCode: "",
  imageUrls: [],
});

/** An own product's form values: with its pending or rejected edit, if any. */
export function valuesOf(product: OwnProduct): ProductValues {
  const content = product.revision?.content ?? product;
  return {
    name: content.name,
    description: content.description,
    language: content.language,
    category: content.category,
    price: dollarsOf(product.priceCents),
    weight: String(content.weightGrams),
    stock: String(product.stockQuantity),
    mostUnits: product.mostUnits === null ? "" : String(product.mostUnits),
    originCountry: content.originCountry ?? "",
    roastLevel: content.roastLevel === "none" && needsRoast(content.category) ? "" : content.roastLevel,
    variety: content.variety ?? "",
    region: content.region ?? "",
    altitude: content.altitudeMeters === null ? "" : String(content.altitudeMeters),
    process: content.process ?? "",
    tastingNotes: content.tastingNotes,
    hsCode: content.hsCode ?? "",
    imageUrls: content.imageUrls,
  };
}

/** A whole number as it was typed; null for anything else. */
export const readWhole = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null);
const readHsCode = (text: string) => text.replace(/[.\s]/g, "");

export const isWithin = (value: number | null, [least, most]: readonly [number, number]) =>
  value !== null && value >= least && value <= most;

export const asCategory = (text: string) => categorySlugs.find((slug) => slug === text);

/** The validation problem of each field (docs/product.md#5-validation-rules, R39). */
export function problemsOf(values: ProductValues, { isNew }: { isNew: boolean }) {
  const problems: Partial<Record<ProductField, ProductProblem>> = {};
  const category = asCategory(values.category);
  const text = (field: "name" | "description", [min, max]: readonly [number, number]) => {
    const { length } = values[field].trim();
    if (length === 0) problems[field] = { key: "required" };
    else if (length < min) problems[field] = { key: "minLength", min };
    else if (length > max) problems[field] = { key: "maxLength", max };
  };
  text("name", productBounds.name);
  text("description", productBounds.description);
  if (!category) problems.category = { key: "required" };
  if (!isWithin(centsOf(values.price), productBounds.priceCents)) problems.price = { key: "price" };
  if (!isWithin(readWhole(values.weight), productBounds.weightGrams)) problems.weight = { key: "weight" };
  if (isNew && !isWithin(readWhole(values.stock), productBounds.stockQuantity))
    problems.stock = { key: "stock" };
  if (values.mostUnits.trim() && !isWithin(readWhole(values.mostUnits), productBounds.mostUnits))
    problems.mostUnits = { key: "mostUnits" };
  if (!values.originCountry && (!category || needsOrigin(category)))
    problems.originCountry = { key: "required" };
  if (category && needsRoast(category) && (!values.roastLevel || values.roastLevel === "none"))
    problems.roastLevel = { key: "required" };
  if (values.altitude.trim() && !isWithin(readWhole(values.altitude), productBounds.altitudeMeters))
    problems.altitude = { key: "altitude" };
  if (values.hsCode.trim() && !hsCodePattern.test(readHsCode(values.hsCode)))
    problems.hsCode = { key: "hsCode" };
  for (const field of ["price", "weight", "stock"] as const)
    if (problems[field] && values[field].trim() === "") problems[field] = { key: "required" };
  return problems;
}

/** The server's input, from values without a problem. */
export function inputOf(values: ProductValues): ProductInput {
  const category = values.category as CategorySlug;
  const orNull = (text: string) => text.trim() || null;
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    language: values.language as Language,
    category,
    priceCents: centsOf(values.price)!,
    mostUnits: readWhole(values.mostUnits),
    weightGrams: readWhole(values.weight)!,
    originCountry: orNull(values.originCountry),
    region: orNull(values.region),
    altitudeMeters: readWhole(values.altitude),
    variety: orNull(values.variety),
    process: orNull(values.process) as ProductInput["process"],
    roastLevel: (isRoastless(category)
      ? "none"
      : values.roastLevel || "none") as (typeof roastLevels)[number],
    tastingNotes: values.tastingNotes,
    hsCode: orNull(readHsCode(values.hsCode)),
    imageUrls: values.imageUrls,
  };
}

export const stockOf = (values: ProductValues) => readWhole(values.stock)!;

const fieldNames: Record<string, ProductField> = {
  priceCents: "price",
  weightGrams: "weight",
  stockQuantity: "stock",
  altitudeMeters: "altitude",
};

/** The form's field of a server issue, if any. */
export function fieldOfIssue(path: string): ProductField | null {
  const [first = ""] = path.split(".");
  const field = fieldNames[first] ?? first;
  return field in emptyValues("en") ? (field as ProductField) : null;
}
