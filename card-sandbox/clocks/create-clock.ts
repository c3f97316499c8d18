import type Stripe from "stripe";
import { z } from "zod";
import { getCustomer } from "../customers/kept-customer.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeTestClock } from "../objects/make-test-clock.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/kept-object.ts";
import { badParam } from "../wire/api-error.ts";
import { expand, id, integer } from "../wire/read-params.ts";
import { putOnClock } from "./put-on-clock.ts";

const furthest = 10 * 366 * 24 * 60 * 60;

/** What POST /v1/test_helpers/test_clocks takes here. */
export const createClockParams = z.strictObject({
  frozen_time: integer,
  customer: id.optional(),
  name: z.string().max(300).optional(),
  expand,
});

/** Makes a clock that stands still, and puts a customer who is there on it with all they have. */
export function createClock(
  sandbox: Sandbox,
  params: z.output<typeof createClockParams>,
  cause: Cause,
): Stripe.TestHelpers.TestClock {
  const created = nowInSeconds(sandbox);
  if (Math.abs(params.frozen_time - created) > furthest) {
    throw badParam("frozen_time", "A test clock stands within ten years of now.");
  }
  const clock = makeTestClock(params.frozen_time, params.name ?? null, created);
  insertObject(sandbox, "test_clocks", clock, { created });
  recordEvent(sandbox, "test_helpers.test_clock.created", clock, cause);
  if (params.customer !== undefined) {
    const customer = getCustomer(sandbox, params.customer);
    if (customer.test_clock) throw badParam("customer", "This customer is on a test clock already.");
    if (params.frozen_time < created - 60) {
      throw badParam("frozen_time", "A customer who is there can't be put on a clock of the past.");
    }
    putOnClock(sandbox, customer, clock.id);
  }
  return clock;
}
