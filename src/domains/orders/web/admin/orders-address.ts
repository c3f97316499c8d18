import { type OrderStatus, orderStatuses } from "#domains/orders/order-life.ts";

export type OrdersAddress = {
  status: OrderStatus | null;
  search: string;
  page: number;
  orderId: string | null;
};

/** The tab's state from the address, which is untrusted. */
export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const page = Number(params.get("page") ?? "1");
  return {
    status: orderStatuses.find((name) => name === params.get("status")) ?? null,
    search: (params.get("search") ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, 80),
    page: Number.isInteger(page) && page >= 1 && page <= 5_000 ? page : 1,
    orderId: params.get("order"),
  };
}

/** The address of a list, or of an order in it. */
export function ordersPath({ status, search, page, orderId }: Partial<OrdersAddress>): string {
  const params = new URLSearchParams({ tab: "orders" });
  if (status) params.set("status", status);
  if (search) params.set("search", search);
  if (page && page > 1) params.set("page", String(page));
  if (orderId) params.set("order", orderId);
  return `?${params}`;
}

/** The list's input for the server. */
export function ordersInput({ status, search, page }: OrdersAddress) {
  return { page, ...(status ? { status } : {}), ...(search ? { search } : {}) };
}
