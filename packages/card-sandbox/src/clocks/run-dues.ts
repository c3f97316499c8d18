import { arrivePayout, makePayout } from "../connect/payouts.ts";
import { missDispute } from "../disputes/dispute.ts";
import { retryInvoice } from "../invoices/collect-invoice.ts";
import { atTime, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { turnPhase } from "../schedules/turn-phase.ts";
import { announceRenewal, renewSubscription } from "../subscriptions/renew-subscription.ts";
import { type Due, type DueKind, findDue, setDue } from "./dues.ts";

const hour = 60 * 60;

const steps: Record<DueKind, (sandbox: Sandbox, id: string) => void> = {
  phase: turnPhase,
  renewal: renewSubscription,
  upcoming: announceRenewal,
  retry: retryInvoice,
  payout: makePayout,
  arrival: arrivePayout,
  dispute: missDispute,
};

/**
 * Does all that has come due by now, in its order, each step as of the second it came due: a clock that jumped three
 * months makes three renewals. By the sandbox's own clock unless a test clock is named.
 */
export function runDues(sandbox: Sandbox, testClock: string | null = null): void {
  const until = nowInSeconds(sandbox);
  for (let due = findDue(sandbox, testClock, until); due; due = findDue(sandbox, testClock, until)) {
    takeStep(sandbox, due, testClock);
  }
}

function takeStep(sandbox: Sandbox, due: Due, testClock: string | null): void {
  const { kind, id, at } = due;
  try {
    sandbox.store.transact(() => {
      setDue(sandbox, kind, id, null);
      steps[kind](atTime(sandbox, at), id);
    });
  } catch (error) {
    // Advancing a test clock is one transaction with its steps.
    if (testClock !== null) throw error;
    // One broken thing must not hold up the others.
    sandbox.log(`card sandbox: ${kind} of ${id} failed, tried again in an hour: ${error}`);
    setDue(sandbox, kind, id, at + hour);
  }
}
