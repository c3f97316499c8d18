import {
  type AnyOrderState,
  anyOrderStates,
  type OrderNeed,
  type OrderSort,
  orderNeeds,
  orderSorts,
} from "#domains/orders/any-order-filters.ts";
import { idPattern } from "#kernel/id-pattern.ts";

export type OrdersAddress = {
  state: AnyOrderState | null;
  attention: OrderNeed | null;
  country: string | null;
  from: string | null;
  to: string | null;
  least: string | null;
  most: string | null;
  vendor: string | null;
  buyer: string | null;
  vendorName: string | null;
  buyerName: string | null;
  search: string;
  sort: OrderSort;
  cursor: string | null;
  orderId: string | null;
};

const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : null);
const dayPattern = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dollarPattern = /^\d{1,6}(\.\d{1,2})?$/;

const textOf = (text: string | null) =>
  (text ?? "")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 80);

/** A day that the calendar has. */
const dayOf = (text: string | null) => {
  const day = matching(text, dayPattern);
  return day && new Date(day).toISOString().startsWith(day) ? day : null;
};

/** The tab's state from the address, which is untrusted. */
export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const oneOf = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === params.get(key)) ?? null;
  return {
    state: oneOf(anyOrderStates, "state"),
    attention: oneOf(orderNeeds, "attention"),
    country: matching(params.get("country")?.toUpperCase() ?? null, /^[A-Z]{2}$/),
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
    least: matching(params.get("least"), dollarPattern),
    most: matching(params.get("most"), dollarPattern),
    vendor: matching(params.get("vendor"), idPattern),
    buyer: matching(params.get("buyer"), idPattern),
    vendorName: textOf(params.get("vendorName")) || null,
    buyerName: textOf(params.get("buyerName")) || null,
    search: textOf(params.get("search")),
    sort: oneOf(orderSorts, "sort") ?? "newest",
    cursor: matching(params.get("cursor"), /^\d{1,10}_\d{1,15}$/),
    orderId: params.get("order"),
  };
}

/** The address of a list, or of an order in it. */
export function ordersPath({ orderId, sort, ...rest }: Partial<OrdersAddress>): string {
  const params = new URLSearchParams({ tab: "orders" });
  for (const [key, value] of Object.entries(rest)) if (value) params.set(key, value);
  if (sort && sort !== "newest") params.set("sort", sort);
  if (orderId) params.set("order", orderId);
  return `?${params}`;
}

const centsOf = (dollars: string) => Math.round(Number(dollars) * 100);

/** The list's input for the server. */
export function ordersInput({ orderId: _, least, most, vendor, buyer, sort, ...rest }: OrdersAddress) {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) as Partial<
    Record<keyof typeof rest, never>
  >;
  return {
    ...given,
    sort,
    ...(least ? { leastCents: centsOf(least) } : {}),
    ...(most ? { mostCents: centsOf(most) } : {}),
    ...(vendor ? { vendorId: vendor } : {}),
    ...(buyer ? { buyerId: buyer } : {}),
  };
}
