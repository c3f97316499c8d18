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
import { type ProductProblem, textProblem } from "./product-problem.ts";
import {
  type TranslationField,
  type TranslationsValues,
  translationFieldOf,
  translationParts,
  translationProblems,
  translationsInput,
  translationsOf,
} from "./translation-values.ts";

/** The form's values as typed: everything is text. */
export type ProductValues = {
  name: string;
  description: string;
  language: string;
  translations: TranslationsValues;
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
export type ProductField = Exclude<keyof ProductValues, "translations"> | TranslationField;

export const emptyValues = (language: Language): ProductValues => ({
  name: "",
  description: "",
  language,
  translations: translationsOf({}),
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
    translations: translationsOf(content.translations),
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
  const problems: Partial<Record<ProductField, ProductProblem>> = translationProblems(
    values.translations,
    values.language,
  );
  const category = asCategory(values.category);
  for (const part of translationParts) {
    const problem = textProblem(values[part], productBounds[part]);
    if (problem) problems[part] = problem;
  }
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
    translations: translationsInput(values.translations, values.language),
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
  const [first = "", ...rest] = path.split(".");
  if (first === "translations") return translationFieldOf(rest[0], rest[1]);
  const field = fieldNames[first] ?? first;
  return field in emptyValues("en") ? (field as ProductField) : null;
}
