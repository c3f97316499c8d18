import { advanceClock, advanceClockParams } from "../clocks/advance-clock.ts";
import { createClock, createClockParams } from "../clocks/create-clock.ts";
import { deleteClock } from "../clocks/delete-clock.ts";
import { findObject } from "../store/kept-object.ts";
import { pageParams } from "../wire/paging.ts";
import { type Api, addList, addRead, addWrite } from "./api.ts";
import { expandParams } from "./read-routes.ts";

/** The provider's test clocks. */
export function addClockRoutes(api: Api): void {
  const { sandbox } = api;
  const path = "/test_helpers/test_clocks";
  addWrite(api, "POST", path, createClockParams, ({ params, cause }) => createClock(sandbox, params, cause));
  addWrite(api, "POST", `${path}/:id/advance`, advanceClockParams, ({ params, id, cause }) =>
    advanceClock(sandbox, id, params.frozen_time, cause),
  );
  addWrite(api, "DELETE", `${path}/:id`, expandParams, ({ id, cause }) => deleteClock(sandbox, id, cause));
  addRead(api, path, "test_clock", "test_clock", (box, id) => findObject<object>(box, "test_clocks", id));
  addList(api, path, "test_clocks", pageParams, () => []);
}
