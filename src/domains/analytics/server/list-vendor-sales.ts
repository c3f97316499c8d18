import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addDays, dayOf, type SalesUnit, spanOf, startOf } from "../periods.ts";
import { readSales } from "./internal/read-sales.ts";
import { groupDays } from "./internal/total-figures.ts";

/** The first day shown: of 30 days, 12 weeks or 12 months, including today's. */
function firstDay(unit: SalesUnit, today: string): string {
  if (unit === "day") return addDays(today, -29);
  if (unit === "week") return addDays(startOf("week", today), -77);
  const [year, month] = today.split("-").map(Number);
  return dayOf(new Date(Date.UTC(year!, month! - 12, 1)));
}

/**
 * The caller's sales by day, week or month up to today (UTC): orders, and goods minus refunds in cents. For vendors.
 */
export async function listVendorSales(
  { db, caller, clock }: SignedInCtx,
  { unit }: { unit: SalesUnit },
): Promise<{ unit: SalesUnit; points: { start: string; orders: number; revenueCents: number }[] }> {
  if (!caller.vendor) throw new AppError("FORBIDDEN");
  const to = dayOf(clock.now());
  const from = firstDay(unit, to);
  const sales = new Map(
    (await readSales(db, caller.vendor.id, { from, to })).map((sale) => [sale.day, sale]),
  );
  const days = Array.from({ length: spanOf(from, to) }, (_, index) => {
    const day = addDays(from, index);
    const { orders = 0, revenueCents = 0 } = sales.get(day) ?? {};
    return { day, orders, revenueCents };
  });
  return { unit, points: groupDays(days, unit, ["orders", "revenueCents"]) };
}
