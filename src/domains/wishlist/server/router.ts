import { wishlist } from "#domains/wishlist/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { addBackToWishlist } from "./add-back-to-wishlist.ts";
import { addToWishlist } from "./add-to-wishlist.ts";
import { clearWishlist } from "./clear-wishlist.ts";
import { countWishlist } from "./count-wishlist.ts";
import { listWishlist } from "./list-wishlist.ts";
import { removeFromWishlist } from "./remove-from-wishlist.ts";
import { removeWishlistEntry } from "./remove-wishlist-entry.ts";

export const wishlistRouter = {
  listWishlist: forPerson(wishlist.listWishlist, listWishlist),
  countWishlist: forPerson(wishlist.countWishlist, countWishlist),
  addToWishlist: forPerson(wishlist.addToWishlist, addToWishlist),
  addBackToWishlist: forPerson(wishlist.addBackToWishlist, addBackToWishlist),
  removeFromWishlist: forPerson(wishlist.removeFromWishlist, removeFromWishlist),
  removeWishlistEntry: forPerson(wishlist.removeWishlistEntry, removeWishlistEntry),
  clearWishlist: forPerson(wishlist.clearWishlist, clearWishlist),
};
