import type Stripe from "stripe";
import { z } from "zod";
import { recordEvent } from "../events/record-event.ts";
import { atTime, type Cause, type Sandbox } from "../sandbox.ts";
import { findObject, updateObject } from "../store/kept-object.ts";
import { badParam, missing } from "../wire/api-error.ts";
import { expand, integer } from "../wire/read-params.ts";
import { runDues } from "./run-dues.ts";

type TestClock = Stripe.TestHelpers.TestClock;

const longestStep = 2 * 366 * 24 * 60 * 60;

/** What POST /v1/test_helpers/test_clocks/:id/advance takes here. */
export const advanceClockParams = z.strictObject({ frozen_time: integer, expand });

/** Moves a test clock on and does all that comes due on the way; it is ready when this returns. */
export function advanceClock(sandbox: Sandbox, id: string, to: number, cause: Cause): TestClock {
  const before = getClock(sandbox, id);
  if (to <= before.frozen_time) {
    throw badParam("frozen_time", "A test clock can only be advanced to a later time than the one it has.");
  }
  if (to > before.frozen_time + longestStep) {
    throw badParam("frozen_time", "A test clock can be advanced by at most two years at once.");
  }
  const after: TestClock = { ...before, frozen_time: to };
  runDues(atTime(sandbox, to), id);
  updateObject(sandbox, "test_clocks", after);
  recordEvent(sandbox, "test_helpers.test_clock.ready", after, cause, { frozen_time: before.frozen_time });
  return after;
}

/** A test clock; an unknown id is the API's 404. */
export function getClock(sandbox: Sandbox, id: string): TestClock {
  const clock = findObject<TestClock>(sandbox, "test_clocks", id);
  if (!clock) throw missing("test_clock", id, "test_clock");
  return clock;
}
