import { defineLiveEvent } from "#kernel/live-event.ts";

export const wishlistChanged = defineLiveEvent({
  type: "wishlist",
  reloads: "wishlist",
  catchesUp: "always",
});
