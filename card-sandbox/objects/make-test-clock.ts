import type Stripe from "stripe";
import { makeId } from "../ids.ts";

const month = 30 * 24 * 60 * 60;

/** A clock of its own for some customers, standing at `frozenTime` (seconds) until it is advanced. */
export function makeTestClock(
  frozenTime: number,
  name: string | null,
  created: number,
): Stripe.TestHelpers.TestClock {
  return {
    id: makeId("testClock"),
    object: "test_helpers.test_clock",
    created,
    deletes_after: created + month,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: "ready",
    status_details: {},
  };
}
