import { type OrderStatus, orderStatuses } from "#domains/orders/order-life.ts";
import { readSearch } from "#kernel/read-search.ts";

/** What a list of orders shows: a page of those in a status that match a search. */
export type OrdersAddress = { page: number; status: OrderStatus | undefined; search: string };

/** The newest orders. */
export const firstOrders: OrdersAddress = { page: 1, status: undefined, search: "" };

/** The list's state from the address, which is untrusted. */
export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const page = Number(params.get("page") ?? "1");
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 5_000 ? page : 1,
    status: orderStatuses.find((status) => status === params.get("status")),
    search: readSearch(params),
  };
}

/** The address of a list; `within` is the rest of it, as a dashboard's tab. */
export function ordersPath(
  path: string,
  { page = 1, status, search }: Partial<OrdersAddress>,
  within: Record<string, string> = {},
): string {
  const params = new URLSearchParams(within);
  if (status) params.set("status", status);
  if (search) params.set("search", search);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The list's input for the server. */
export const ordersInput = ({ page, status, search }: OrdersAddress) => ({
  page,
  ...(status ? { status } : {}),
  ...(search ? { search } : {}),
});
