import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema } from "#kernel/schemas.ts";

export const maxCartLines = 100;
const maxLineQuantity = 10_000;

export const cartLineInput = z.strictObject({
  productId: idSchema,
  quantity: z.number().int().min(1).max(maxLineQuantity),
  /** The unit price that the buyer last saw; a higher one now needs their consent. */
  seenPriceCents: cents.min(0).max(10_000_000).optional(),
});

/** Why a line can't be bought as it stands. Computed from live data, never stored. */
const lineProblems = [
  "no_longer_sold",
  "vendor_away",
  "sold_out",
  "fewer_left",
  "price_rose",
  "price_fell",
] as const;

export const cartLine = z.object({
  productId: idSchema,
  name: z.string(),
  imageUrl: z.string(),
  priceCents: cents,
  quantity: z.number().int(),
  totalCents: cents,
  stockQuantity: z.number().int(),
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
  /** Lines whose product is not on sale any more; only their ids are known. */
  gone: z.array(z.object({ productId: idSchema, quantity: z.number().int() })),
  itemCount: z.number().int(),
  goodsCents: cents,
  isBuyable: z.boolean(),
  freeShippingFromCents: cents,
});
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
};
