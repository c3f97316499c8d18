import { atTimeOf } from "../customers/kept-customer.ts";
import type { WirePhase, WireSchedule } from "../objects/make-schedule.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { changePrice } from "../subscriptions/change-price.ts";
import { getSubscription } from "../subscriptions/kept-subscription.ts";
import { changeMetadata } from "../wire/read-params.ts";
import { changeSchedule, getActiveSchedule } from "./kept-schedule.ts";
import { readPhases } from "./read-phases.ts";
import type { UpdateScheduleParams } from "./schedule-params.ts";

/** Sets the phases of a schedule and what happens after the last; a change of the current phase is made at once. */
export function updateSchedule(
  sandbox: Sandbox,
  id: string,
  params: UpdateScheduleParams,
  cause: Cause,
): WireSchedule {
  const before = getActiveSchedule(sandbox, id);
  const subscription = getSubscription(sandbox, before.subscription);
  const here = atTimeOf(sandbox, before.customer);
  const start = before.current_phase!.start_date;
  const phases = params.phases ? readPhases(here, subscription, start, params.phases) : before.phases;
  const current = phases.find(({ start_date: one }) => one === start)!;
  if (params.phases) applyNow(here, subscription, current, params, cause);
  return changeSchedule(
    here,
    before,
    {
      phases,
      current_phase: { start_date: start, end_date: current.end_date },
      end_behavior: params.end_behavior ?? before.end_behavior,
      metadata: changeMetadata(before.metadata, params.metadata),
    },
    cause,
  );
}

function applyNow(
  sandbox: Sandbox,
  subscription: WireSubscription,
  phase: WirePhase,
  { proration_behavior: proration }: UpdateScheduleParams,
  cause: Cause,
): void {
  const item = subscription.items.data[0]!;
  const { price, quantity } = phase.items[0]!;
  if (price === item.price.id && quantity === item.quantity) return;
  changePrice(sandbox, subscription, { price, quantity, proration }, cause);
}
