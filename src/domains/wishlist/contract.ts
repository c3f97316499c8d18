import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, nothing, otherLanguage } from "#kernel/schemas.ts";

/** A list is always shown in full, so it is bounded. */
export const maxWishlistItems = 500;

const wishlistItem = z.object({
  id: idSchema,
  productId: idSchema,
  vendorId: idSchema,
  name: z.string(),
  language: otherLanguage,
  priceCents: cents,
  imageUrl: z.string(),
  vendorName: z.string(),
  isAvailable: z.boolean().describe("Active and approved, and so is its vendor"),
  stockQuantity: z.number().int().describe("What can be bought now: stock without holds"),
  addedAt: isoTime,
});
export type WishlistItem = z.infer<typeof wishlistItem>;

const view = z.object({ items: z.array(wishlistItem).max(maxWishlistItems) });

/** A removed product, and when it was added. */
const removedEntry = z.strictObject({ productId: idSchema, addedAt: isoTime });

export const wishlist = {
  listWishlist: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/wishlist",
      summary: "One's wishlist, newest first",
      tags: ["Wishlist"],
    })
    .input(nothing)
    .output(view),
  countWishlist: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/wishlist/count",
      summary: "How many products one's wishlist holds",
      tags: ["Wishlist"],
    })
    .input(nothing)
    .output(z.object({ count: z.number().int() })),
  addToWishlist: procedure("signedIn", ["NOT_FOUND", "ALREADY_IN_WISHLIST", "WISHLIST_FULL"])
    .route({ method: "POST", path: "/api/wishlist", summary: "Adds a product", tags: ["Wishlist"] })
    .input(z.strictObject({ productId: idSchema }))
    .output(view),
  addBackToWishlist: procedure("signedIn", ["WISHLIST_FULL"])
    .route({
      method: "POST",
      path: "/api/wishlist/back",
      summary: "Undoes a removal: the products return to their old places",
      tags: ["Wishlist"],
    })
    .input(z.strictObject({ entries: z.array(removedEntry).min(1).max(maxWishlistItems) }))
    .output(view),
  removeFromWishlist: procedure("signedIn")
    .route({
      method: "DELETE",
      path: "/api/wishlist/{productId}",
      summary: "Removes a product",
      tags: ["Wishlist"],
    })
    .input(z.strictObject({ productId: idSchema }))
    .output(view),
  removeWishlistEntry: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "DELETE",
      path: "/api/wishlist/entries/{entryId}",
      summary: "Removes an entry by its own id",
      tags: ["Wishlist"],
    })
    .input(z.strictObject({ entryId: idSchema }))
    .output(view),
  clearWishlist: procedure("signedIn")
    .route({
      method: "POST",
      path: "/api/wishlist/clear",
      summary: "Removes every product",
      tags: ["Wishlist"],
    })
    .input(nothing)
    .output(view),
};
