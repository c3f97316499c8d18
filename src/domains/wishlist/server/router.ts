import { wishlist } from "#domains/wishlist/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { addToWishlist } from "./add-to-wishlist.ts";
import { clearWishlist } from "./clear-wishlist.ts";
import { listWishlist } from "./list-wishlist.ts";
import { removeFromWishlist } from "./remove-from-wishlist.ts";

export const wishlistRouter = {
  listWishlist: forPerson(wishlist.listWishlist, listWishlist),
  addToWishlist: forPerson(wishlist.addToWishlist, addToWishlist),
  removeFromWishlist: forPerson(wishlist.removeFromWishlist, removeFromWishlist),
  clearWishlist: forPerson(wishlist.clearWishlist, clearWishlist),
};
