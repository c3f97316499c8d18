import { addDays, type ShippingRates, type shippingZones } from "./shop-rules.ts";

/** What a delivery costs and how long it takes (R29, R67): for cart, checkout and the pages that show products. */
export type DeliveryZone = (typeof shippingZones)[number];
/** The first and the last day (UTC) on which a parcel can be expected. */
export type Arrival = { from: string; until: string };

/** Working days on the way, the fewest and the most. */
const workingDaysOnTheWay: Record<DeliveryZone, readonly [number, number]> = {
  domestic: [2, 4],
  regional: [4, 8],
  worldwide: [7, 12],
};

/** The vendor's base for the zone plus its rate per kilogram, computed by the gram and rounded half up to the cent. */
export function deliveryRate(rates: ShippingRates, zone: DeliveryZone, grams: number): number {
  const [base, perKg] = [rates[`${zone}BaseCents`], rates[`${zone}PerKgCents`]];
  return base + Math.floor((perKg * grams + 500) / 1_000);
}

/** When a parcel paid on a day can be expected: the vendor's days until dispatch, then the zone's working days. */
export function arrivalOf(paidOn: string, handlingDays: number, zone: DeliveryZone): Arrival {
  const dispatched = addDays(paidOn, handlingDays);
  const [fewest, most] = workingDaysOnTheWay[zone];
  return { from: addWorkingDays(dispatched, fewest), until: addWorkingDays(dispatched, most) };
}

/** Monday to Friday; holidays differ from place to place and are not known. */
function addWorkingDays(day: string, days: number): string {
  let reached = day;
  for (let left = days; left > 0; ) {
    reached = addDays(reached, 1);
    const weekday = new Date(reached).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return reached;
}
