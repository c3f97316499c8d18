import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, nothing, otherLanguage } from "#kernel/schemas.ts";

/** Also the limit of products saved for later. */
export const maxCartLines = 100;
const maxLineQuantity = 10_000;
const maxPriceCents = 10_000_000;
/** A change that waited longer in a browser is treated as this old. */
const maxAgeMs = 366 * 86_400_000;

export const cartLineInput = z.strictObject({
  productId: idSchema,
  quantity: z.number().int().min(1).max(maxLineQuantity),
  /** The unit price that the buyer last saw; a higher one requires their consent. */
  seenPriceCents: cents.min(0).max(maxPriceCents).optional(),
});

/** Why a line can't be bought now. Computed from live data, never stored. */
const lineProblems = [
  "vendor_away",
  "sold_out",
  "fewer_left",
  "over_limit",
  "price_rose",
  "price_fell",
] as const;

export const cartLine = z.object({
  productId: idSchema,
  name: z.string(),
  language: otherLanguage,
  imageUrl: z.string(),
  priceCents: cents,
  quantity: z.number().int(),
  totalCents: cents.describe(
    "Of what can be bought: of fewer left, what is left; of more than its limit, the limit; nothing where nothing is",
  ),
  stockQuantity: z.number().int(),
  mostUnits: z.number().int().nullable().describe("How many of it its vendor sells in one order (R58)"),
  problem: z.enum(lineProblems).nullable(),
  backOn: z.iso.date().nullable(),
});

export const cartView = z.object({
  vendors: z.array(
    z.object({
      vendorId: idSchema,
      companyName: z.string(),
      country: countryCode,
      goodsCents: cents,
      lines: z.array(cartLine),
    }),
  ),
  /** Lines whose product is no longer on sale; only their ids are known. */
  gone: z.array(z.object({ productId: idSchema, quantity: z.number().int() })),
  itemCount: z.number().int(),
  goodsCents: cents,
  isBuyable: z.boolean(),
  freeShippingFromCents: cents,
});
/** The account's state of one product: in its cart, or saved for later. */
const heldLine = z.object({
  productId: idSchema,
  name: z.string(),
  imageUrl: z.string(),
  priceCents: cents.describe("The unit price that the buyer last agreed to"),
  stockQuantity: z.number().int(),
  quantity: z.number().int().min(1),
  isSaved: z.boolean().describe("Saved for later: not part of the cart"),
});
export type HeldLine = z.infer<typeof heldLine>;
const heldCart = z.object({
  lines: z.array(heldLine).max(2 * maxCartLines),
  revision: z.number().int().describe("Rises with every change; an answer with a lower one is older"),
});
export type HeldCart = z.infer<typeof heldCart>;

/** A change of one product in a browser. */
const lineChange = z.strictObject({
  productId: idSchema,
  quantity: z.number().int().min(0).max(maxLineQuantity).describe("0 removes"),
  isSaved: z.boolean(),
  priceCents: cents.min(0).max(maxPriceCents),
  changedMsAgo: z
    .number()
    .int()
    .min(0)
    .max(maxAgeMs)
    .describe("By the browser's own clock, which may be wrong"),
  isVisitors: z.boolean().describe("Put there before signing in: the larger quantity counts, not the later"),
});
export type LineChange = z.infer<typeof lineChange>;

export type CartView = z.infer<typeof cartView>;
export type CartLine = z.infer<typeof cartLine>;

export const cart = {
  priceCart: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/cart/price",
      summary: "Prices a cart and names the problem of each line",
      tags: ["Cart"],
    })
    .input(z.strictObject({ lines: z.array(cartLineInput).max(maxCartLines) }))
    .output(cartView),
  getCart: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/cart",
      summary: "One's cart and what is saved for later, as the account keeps it",
      tags: ["Cart"],
    })
    .input(nothing)
    .output(heldCart),
  syncCart: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/api/cart/changes",
      summary: "Brings a browser's changes to one's cart; the later writer of a line wins",
      tags: ["Cart"],
    })
    .input(
      z.strictObject({
        cartOwnerId: idSchema.describe("Whose cart the browser holds: another's is never mixed in"),
        changes: z
          .array(lineChange)
          .min(1)
          .max(4 * maxCartLines),
      }),
    )
    .output(heldCart),
};
