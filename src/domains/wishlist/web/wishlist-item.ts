import type { ApiClient } from "#client/api-client.ts";

export type WishlistItem = Awaited<ReturnType<ApiClient["wishlist"]["listWishlist"]>>["items"][number];
