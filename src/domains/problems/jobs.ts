import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const problemsJobs = {
  workOffProblems: defineJob("work-off-problems", { schedule: "41 * * * *", missed: "once" }),
  removeProblemPictures: defineJob<{ pictureIds: string[] }>("remove-problem-pictures"),
  forgetUnsentProblemPictures: defineJob("forget-unsent-problem-pictures", {
    schedule: "56 4 * * *",
    missed: "once",
  }),
};
