import { analyticsJobs } from "#domains/analytics/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { calculateRisks } from "./calculate-risks.ts";
import { countCohorts } from "./count-cohorts.ts";
import { countStockOuts } from "./count-stock-outs.ts";
import { forgetViewers } from "./forget-viewers.ts";
import { rankMarket } from "./rank-market.ts";
import { recountDays } from "./recount-days.ts";

export const analyticsJobHandlers = handleJobs(analyticsJobs, {
  countStockOuts,
  recountDays,
  rankMarket,
  calculateRisks,
  countCohorts,
  forgetViewers,
});
