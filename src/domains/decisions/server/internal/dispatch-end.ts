import { mostDaysForParcels } from "#domains/decisions/decision-rules.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const day = 86_400_000;

/** Until when a vendor that may sell no more may dispatch what it has sold. BAD_REQUEST if past or more than 60 days ahead. */
export function readDispatchEnd({ clock }: SignedInCtx, until: string): Date {
  const end = new Date(until);
  const ahead = end.getTime() - clock.now().getTime();
  if (ahead <= 0 || ahead > mostDaysForParcels * day)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "openParcelsUntil", message: "out_of_range" }] });
  return end;
}
