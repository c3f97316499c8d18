import { wishlistJobs } from "#domains/wishlist/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { noticeFavorites } from "./notice-favorites.ts";

export const wishlistJobHandlers = handleJobs(wishlistJobs, { noticeFavorites });
