import { cartJobs } from "#domains/cart/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetOldCarts } from "./forget-old-carts.ts";

export const cartJobHandlers = handleJobs(cartJobs, {
  forgetOldCarts,
});
