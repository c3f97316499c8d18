import fs from "node:fs/promises";
import path from "node:path";
import { findCategory } from "#domains/catalogue/categories.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { getVendor } from "#domains/vendors/server/get-vendor.ts";
import { translator } from "#i18n/translator.ts";
import { AppError } from "#kernel/errors.ts";
import { isLanguage } from "#kernel/languages.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { Ctx, Infra } from "#platform/rpc/context.ts";
import { findImage } from "#platform/storage/images.ts";

export type LinkCardFacts = {
  title: string;
  byline: string;
  isEmblem?: boolean;
  /** What the address's version is a hash of, as the page computes it. */
  shown: string[];
  readPicture(): Promise<Buffer | undefined>;
};

type Wanted = { kind: string; name: string; clientFolder: string };

/**
 * What the link preview of a product, a vendor or a category shows; undefined where there is none. A name may end with the
 * language of its words (`….es`). For visitors.
 */
export async function findLinkCard(
  ctx: Ctx,
  { kind, name, clientFolder }: Wanted,
): Promise<LinkCardFacts | undefined> {
  if (kind === "categories") return categoryCard(name, clientFolder);
  const [named, language] = name.split(".");
  const id = idSchema.safeParse(named);
  const findFacts = { products: productCard, vendors: vendorCard }[kind];
  if (!id.success || !findFacts) return undefined;
  try {
    return await findFacts(isLanguage(language) ? { ...ctx, language } : ctx, id.data);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}

async function productCard(ctx: Ctx, productId: string): Promise<LinkCardFacts> {
  const { name, vendor, imageUrl } = await getProduct(ctx, { productId });
  return {
    title: name,
    byline: vendor.companyName,
    shown: [name, vendor.companyName, imageUrl],
    readPicture: () => readStored(ctx, imageUrl),
  };
}

async function vendorCard(ctx: Ctx, vendorId: string): Promise<LinkCardFacts> {
  const { companyName, city, country, logoUrl } = await getVendor(ctx, { vendorId });
  const place = [city, translator("en")(`countries:${country}`)].filter(Boolean).join(", ");
  return {
    title: companyName,
    byline: place,
    isEmblem: true,
    shown: [companyName, country, city ?? "", logoUrl ?? ""],
    readPicture: () => readStored(ctx, logoUrl ?? ""),
  };
}

/** `roasted-coffee.es`: a category has one picture per language. */
function categoryCard(name: string, clientFolder: string): LinkCardFacts | undefined {
  const [slug = "", language] = name.split(".");
  const category = findCategory(slug);
  if (category !== slug || !isLanguage(language)) return undefined;
  const title = translator(language)(`catalogue:category.${category}.name`);
  const file = path.join(clientFolder, "pictures", `category-${category}-640.webp`);
  return {
    title,
    byline: "",
    shown: [title],
    readPicture: () => fs.readFile(file).catch(() => undefined),
  };
}

/** Reads a picture of our own; external ones are never fetched. */
async function readStored({ storage }: Pick<Infra, "storage">, url: string): Promise<Buffer | undefined> {
  const name = /^\/storage\/v1\/images\/([0-9a-f]{32}(?:_[0-9a-f]{18})?\.webp)$/.exec(url)?.[1];
  return name ? (await findImage(storage, name))?.bytes : undefined;
}
