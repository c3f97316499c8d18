import { matchPath } from "react-router";

/** The pages in the frames of `routes.ts` that have a guard; a test compares the two. */
export const guardedPaths = [
  "/checkout",
  "/dashboard",
  "/profile/settings",
  "/orders",
  "/orders/:orderId",
  "/wishlist",
  "/messages",
  "/messages/:conversationId",
  "/vendor-subscription",
  "/vendor/dashboard",
  "/vendor/products/new",
  "/admin",
];

export function isGuarded(pathname: string): boolean {
  return guardedPaths.some((pattern) => matchPath(pattern, pathname));
}
