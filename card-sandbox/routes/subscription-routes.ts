import { createSchedule } from "../schedules/create-schedule.ts";
import { cancelSchedule, releaseSchedule } from "../schedules/end-schedule.ts";
import { findSchedule } from "../schedules/kept-schedule.ts";
import {
  cancelScheduleParams,
  createScheduleParams,
  listSchedulesParams,
  releaseScheduleParams,
  updateScheduleParams,
} from "../schedules/schedule-params.ts";
import { updateSchedule } from "../schedules/update-schedule.ts";
import { cancelSubscription } from "../subscriptions/cancel-subscription.ts";
import { createSubscription } from "../subscriptions/create-subscription.ts";
import { findSubscription } from "../subscriptions/kept-subscription.ts";
import {
  cancelSubscriptionParams,
  createSubscriptionParams,
  listSubscriptionsParams,
  updateSubscriptionParams,
} from "../subscriptions/subscription-params.ts";
import { updateSubscription } from "../subscriptions/update-subscription.ts";
import { createdFilters, equal, type Filter } from "../wire/paging.ts";
import { type Api, addList, addRead, addWrite } from "./api.ts";

/** Subscriptions and their schedules. */
export function addSubscriptionRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/subscriptions", createSubscriptionParams, ({ params, cause }) =>
    createSubscription(sandbox, params, cause),
  );
  addWrite(api, "POST", "/subscriptions/:id", updateSubscriptionParams, ({ params, id, cause }) =>
    updateSubscription(sandbox, id, params, cause),
  );
  addWrite(api, "DELETE", "/subscriptions/:id", cancelSubscriptionParams, ({ params, id, cause }) =>
    cancelSubscription(sandbox, id, params, cause),
  );
  addRead(api, "/subscriptions", "subscription", "id", findSubscription);
  addList(
    api,
    "/subscriptions",
    "subscriptions",
    listSubscriptionsParams,
    ({ created, customer, price, status }) => [
      ...createdFilters(created),
      ...equal("customer", customer),
      ...equal("price", price),
      ...statusFilters(status),
    ],
    (_, body) => findSubscription(sandbox, (body as { id: string }).id) ?? body,
  );
  addScheduleRoutes(api);
}

function addScheduleRoutes(api: Api): void {
  const { sandbox } = api;
  const path = "/subscription_schedules";
  addWrite(api, "POST", path, createScheduleParams, ({ params, cause }) =>
    createSchedule(sandbox, params.from_subscription, params.metadata ?? {}, cause),
  );
  addWrite(api, "POST", `${path}/:id`, updateScheduleParams, ({ params, id, cause }) =>
    updateSchedule(sandbox, id, params, cause),
  );
  addWrite(api, "POST", `${path}/:id/release`, releaseScheduleParams, ({ id, cause }) =>
    releaseSchedule(sandbox, id, cause),
  );
  addWrite(api, "POST", `${path}/:id/cancel`, cancelScheduleParams, ({ params, id, cause }) =>
    cancelSchedule(sandbox, id, params, cause),
  );
  addRead(api, path, "subscription schedule", "schedule", findSchedule);
  addList(api, path, "subscription_schedules", listSchedulesParams, ({ created, customer }) => [
    ...createdFilters(created),
    ...equal("customer", customer),
  ]);
}

/** Without a status, those that have not been canceled; `ended`: those that will never be charged again. */
function statusFilters(status: string | undefined): Filter[] {
  if (status === "all") return [];
  if (status === undefined) return [{ sql: "status <> ?", value: "canceled" }];
  if (status === "ended") return [{ sql: "status IN ('incomplete_expired', ?)", value: "canceled" }];
  return equal("status", status);
}
