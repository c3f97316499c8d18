import { ordersJobs } from "#domains/orders/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetOldOrders } from "./forget-old-orders.ts";
import { watchParcels } from "./watch-parcels.ts";

export const ordersJobHandlers = handleJobs(ordersJobs, {
  forgetOldOrders,
  watchParcels,
});
