import { and, eq, inArray } from "drizzle-orm";
import type { CategorySlug } from "#domains/catalogue/categories.ts";
import { isRoastless, needsOrigin, needsRoast } from "#domains/catalogue/product-bounds.ts";
import type { ProductInput } from "#domains/listings/product-shapes.ts";
import { vendorImages } from "#domains/vendors/server/tables.ts";
import countries from "#i18n/countries/en.json" with { type: "json" };
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import { contentOf } from "./product-content.ts";
import type { RevisionContent, Translations } from "./tables.ts";

type Issue = { path: string; message: string };

/**
 * A product's content as stored: categories that are never roasted get no roast level, whatever was sent. Throws
 * BAD_REQUEST for inconsistent fields, a translation into the original language, or pictures that are not the vendor's own. `known`: the pictures it already
 * has.
 */
export async function checkContent(
  db: Db,
  vendorId: string,
  input: ProductInput,
  known: readonly string[] = [],
): Promise<RevisionContent> {
  const issues = [...issuesOf(input), ...(await imageIssues(db, vendorId, input.imageUrls, known))];
  if (issues.length > 0) throw new AppError("BAD_REQUEST", { issues });
  const roastLevel = isRoastless(input.category as CategorySlug) ? "none" : input.roastLevel;
  return contentOf({ ...input, roastLevel, translations: saidOf(input.translations) });
}

/** Without the languages that are named and left empty. */
const saidOf = (translations: ProductInput["translations"] = {}): Translations =>
  Object.fromEntries(Object.entries(translations).filter(([, said]) => said));

function issuesOf({
  category,
  originCountry,
  roastLevel,
  imageUrls,
  tastingNotes,
  ...said
}: ProductInput): Issue[] {
  const issues: Issue[] = [];
  const add = (path: string, message: string) => issues.push({ path, message });
  if (originCountry === null && needsOrigin(category)) add("originCountry", "required");
  if (originCountry !== null && !Object.hasOwn(countries, originCountry)) add("originCountry", "unknown");
  if (roastLevel === "none" && needsRoast(category)) add("roastLevel", "required");
  const { [said.language]: original } = said.translations ?? {};
  if (original) add(`translations.${said.language}`, "original");
  if (new Set(imageUrls).size < imageUrls.length) add("imageUrls", "twice");
  if (new Set(tastingNotes).size < tastingNotes.length) add("tastingNotes", "twice");
  return issues;
}

async function imageIssues(
  db: Db,
  vendorId: string,
  urls: readonly string[],
  known: readonly string[],
): Promise<Issue[]> {
  const added = urls.filter((url) => !known.includes(url));
  if (added.length === 0) return [];
  const own = await db
    .select({ url: vendorImages.url })
    .from(vendorImages)
    .where(and(eq(vendorImages.vendorId, vendorId), inArray(vendorImages.url, added)));
  return own.length === new Set(added).size ? [] : [{ path: "imageUrls", message: "unknown" }];
}
