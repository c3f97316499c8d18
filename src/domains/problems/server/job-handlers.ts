import { problemsJobs } from "#domains/problems/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetUnsentProblemPictures } from "./forget-unsent-problem-pictures.ts";
import { removeProblemPictures } from "./remove-problem-pictures.ts";
import { workOffProblems } from "./work-off-problems.ts";

export const problemsJobHandlers = handleJobs(problemsJobs, {
  forgetUnsentProblemPictures,
  removeProblemPictures,
  workOffProblems,
});
