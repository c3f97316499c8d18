import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, nothing } from "#kernel/schemas.ts";

export const wishlistItem = z.object({
  id: idSchema,
  productId: idSchema,
  vendorId: idSchema,
  name: z.string(),
  priceCents: cents,
  imageUrl: z.string(),
  vendorName: z.string(),
  isAvailable: z.boolean(),
  addedAt: isoTime,
});
const view = z.object({ items: z.array(wishlistItem) });

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
  addToWishlist: procedure("signedIn", ["NOT_FOUND", "ALREADY_IN_WISHLIST"])
    .route({ method: "POST", path: "/api/wishlist", summary: "Adds a product", tags: ["Wishlist"] })
    .input(z.strictObject({ productId: idSchema }))
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
