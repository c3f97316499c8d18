import * as z from "zod";
import { categorySlugs, roastLevels } from "#domains/catalogue/categories.ts";
import {
  hsCodePattern,
  imageUrlPattern,
  longestLine,
  maxImages,
  maxNotes,
  processes,
  productBounds,
  productStates,
  stockReasons,
} from "#domains/catalogue/product-bounds.ts";
import { languages } from "#kernel/languages.ts";
import { cents, countryCode, idSchema, isoTime, lineOfText, linesOfText } from "#kernel/schemas.ts";

const within = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);
const line = lineOfText(longestLine).nullable().default(null);

const productName = lineOfText(productBounds.name[1]).min(productBounds.name[0]);
const paragraphs = linesOfText(productBounds.description[1]).min(productBounds.description[0]);

const translation = z.strictObject({ name: productName, description: paragraphs }).optional();
const translations = z
  .strictObject({ en: translation, es: translation, pt: translation })
  .optional()
  .describe("Name and description in other languages than `language`; unchanged where left out (R68)");

/** Fields whose changes need an admin's approval (R38). */
const revisable = {
  name: productName,
  description: paragraphs,
  language: z.enum(languages).default("en").describe("Of the name and the description"),
  translations,
  category: z.enum(categorySlugs),
  originCountry: countryCode.nullable().default(null),
  region: line,
  altitudeMeters: within(productBounds.altitudeMeters).nullable().default(null),
  variety: line,
  process: z.enum(processes).nullable().default(null),
  roastLevel: z.enum(roastLevels).default("none"),
  tastingNotes: z.array(lineOfText(longestLine).min(1)).max(maxNotes).default([]),
  weightGrams: within(productBounds.weightGrams),
  hsCode: z.string().regex(hsCodePattern).nullable().default(null).describe("For customs"),
  imageUrls: z
    .array(z.string().regex(imageUrlPattern))
    .max(maxImages)
    .default([])
    .describe("Pictures uploaded at POST /storage/v1/images, the first one leads"),
};

export const productInput = z.strictObject({
  ...revisable,
  priceCents: within(productBounds.priceCents),
  mostUnits: within(productBounds.mostUnits)
    .nullable()
    .optional()
    .describe("How many of it one order may contain; null for no limit of its own, unchanged where left out"),
});
export type ProductInput = z.output<typeof productInput>;

const { weightGrams: _, hsCode: __, ...correctable } = revisable;

/** What an administrator may correct: what is said of a product to shoppers. */
export const correction = z.strictObject({
  ...correctable,
  seenAt: isoTime.describe("`updatedAt` of the product that was looked at"),
});
export type Correction = z.output<typeof correction>;

export const newProductInput = z.strictObject({
  ...productInput.shape,
  stockQuantity: within(productBounds.stockQuantity),
});
export type NewProductInput = z.output<typeof newProductInput>;

export const stockMove = {
  delta: z
    .number()
    .int()
    .min(-productBounds.stockQuantity[1])
    .max(productBounds.stockQuantity[1])
    .refine((delta) => delta !== 0)
    .describe("How many more, or with a minus fewer"),
  reason: z.enum(stockReasons),
};

const state = z.enum(productStates);

const saidIn = z.object({ name: z.string(), description: z.string() }).optional();

/** Product content: on sale, or proposed by a revision. */
export const productContent = z.object({
  name: z.string(),
  description: z.string(),
  language: z.string(),
  translations: z
    .object({ en: saidIn, es: saidIn, pt: saidIn })
    .describe("Name and description in other languages"),
  category: z.enum(categorySlugs),
  originCountry: z.string().nullable(),
  region: z.string().nullable(),
  altitudeMeters: z.number().int().nullable(),
  variety: z.string().nullable(),
  process: z.string().nullable(),
  roastLevel: z.enum(roastLevels),
  tastingNotes: z.array(z.string()),
  weightGrams: z.number().int(),
  hsCode: z.string().nullable(),
  imageUrls: z.array(z.string()),
});
export type ProductContent = z.infer<typeof productContent>;

const stockFigures = {
  stockQuantity: z.number().int().describe("All there is, promised or not"),
  heldQuantity: z.number().int().describe("Promised to orders being paid"),
};
export const stockView = z.object(stockFigures);

const revision = z.object({
  id: idSchema,
  state: z.enum(["waiting", "rejected"]),
  submittedAt: isoTime,
  rejectionReason: z.string().nullable(),
  content: productContent,
});

/** A product as its vendor sees it. */
export const ownProduct = z.object({
  id: idSchema,
  state,
  isActive: z.boolean(),
  isTakenDown: z.boolean().describe("Whether an administrator has hidden it from shoppers (R61)"),
  publishesAtOnce: z
    .boolean()
    .describe("Whether edits are on sale without waiting, as its vendor is trusted"),
  ...productContent.shape,
  sku: z.string().nullable(),
  priceCents: cents,
  mostUnits: z.number().int().nullable(),
  ...stockFigures,
  submittedAt: isoTime,
  rejectionReason: z.string().nullable(),
  createdAt: isoTime,
  revision: revision.nullable().describe("The last edit of an approved product, unless it was approved"),
});
export type OwnProduct = z.infer<typeof ownProduct>;

export const ownProductRow = z.object({
  id: idSchema,
  state,
  isTakenDown: z.boolean(),
  name: z.string(),
  category: z.enum(categorySlugs),
  imageUrl: z.string(),
  priceCents: cents,
  ...stockFigures,
  submittedAt: isoTime,
  rejectionReason: z.string().nullable(),
  revisionState: z.enum(["waiting", "rejected"]).nullable(),
  createdAt: isoTime,
});
export type OwnProductRow = z.infer<typeof ownProductRow>;

/** A product as an admin reviews it: in full, with its vendor and the changes of an edit. */
export const queuedProduct = ownProduct.extend({
  vendor: z.object({ id: idSchema, companyName: z.string(), country: z.string(), planType: z.string() }),
  updatedAt: isoTime.describe("Changes with what is said of it"),
  checks: z
    .array(
      z.object({ revisionId: idSchema, publishedAt: isoTime, before: productContent, after: productContent }),
    )
    .describe("Edits that its trusted vendor published, to be looked at: the ten oldest"),
  ownerLanguage: z.string().describe("In which its vendor reads reasons"),
});
export type QueuedProduct = z.infer<typeof queuedProduct>;

/** An edit that a trusted vendor published, to be looked at. */
export const dueCheck = z.object({
  revisionId: idSchema,
  productId: idSchema,
  name: z.string(),
  imageUrl: z.string(),
  companyName: z.string(),
  publishedAt: isoTime,
});
export type DueCheck = z.infer<typeof dueCheck>;

export const queueEntry = z.object({
  kind: z.enum(["product", "revision"]),
  productId: idSchema,
  name: z.string(),
  imageUrl: z.string(),
  companyName: z.string(),
  submittedAt: isoTime,
});
export type QueueEntry = z.infer<typeof queueEntry>;
