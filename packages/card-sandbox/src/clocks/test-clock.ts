import type Stripe from "stripe";
import { z } from "zod";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { makeObject } from "../objects/stripe-object.ts";
import { atTime, type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject, updateObject } from "../store/stored-object.ts";
import { badParam } from "../wire/api-error.ts";
import { expand, integer } from "../wire/read-params.ts";
import { getClock } from "./dues.ts";
import { runDues } from "./run-dues.ts";

type TestClock = Stripe.TestHelpers.TestClock;

const day = 24 * 60 * 60;

/** What POST /v1/test_helpers/test_clocks and …/:id/advance take here. */
export const clockParams = z.strictObject({ frozen_time: integer, expand });

/** Makes a clock that stands still until it is advanced; customers are put on it when they are made. */
export function createClock(sandbox: Sandbox, frozen_time: number, cause: Cause): TestClock {
  const created = nowInSeconds(sandbox);
  if (Math.abs(frozen_time - created) > 3660 * day) {
    throw badParam("frozen_time", "A test clock stands within ten years of now.");
  }
  const facts = { id: makeId("testClock"), created, deletes_after: created + 30 * day, frozen_time };
  const clock = makeObject<TestClock>("test_helpers.test_clock", { ...facts, status_details: {} });
  insertObject(sandbox, "test_clocks", clock);
  recordEvent(sandbox, "test_helpers.test_clock.created", clock, cause);
  return clock;
}

/** Moves a test clock on and does all that comes due on the way; it is ready when this returns. */
export function advanceClock(sandbox: Sandbox, id: string, to: number, cause: Cause): TestClock {
  const before = getClock(sandbox, id);
  if (to <= before.frozen_time) {
    throw badParam("frozen_time", "A test clock can only be advanced to a later time than the one it has.");
  }
  if (to > before.frozen_time + 732 * day) {
    throw badParam("frozen_time", "A test clock can be advanced by at most two years at once.");
  }
  const after: TestClock = { ...before, frozen_time: to };
  runDues(atTime(sandbox, to), id);
  updateObject(sandbox, "test_clocks", after);
  recordEvent(sandbox, "test_helpers.test_clock.ready", after, cause, { frozen_time: before.frozen_time });
  return after;
}
