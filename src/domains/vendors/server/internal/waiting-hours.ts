import type { ApplicationState } from "#domains/vendors/application-rules.ts";

/** Whole hours since submission; 0 if it is not waiting. */
export function waitingHours(state: ApplicationState, submittedAt: Date, now: Date): number {
  if (state !== "waiting") return 0;
  return Math.max(0, Math.floor((now.getTime() - submittedAt.getTime()) / 3_600_000));
}
