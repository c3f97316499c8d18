import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const wishlistJobs = {
  noticeFavorites: defineJob("notice-favorites", { schedule: "* * * * *" }),
};
