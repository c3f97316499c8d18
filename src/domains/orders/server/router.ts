import { orders } from "#domains/orders/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { getOrder } from "./get-order.ts";
import { getOrderSummary } from "./get-order-summary.ts";
import { listOrders } from "./list-orders.ts";

export const ordersRouter = {
  listOrders: forPerson(orders.listOrders, listOrders),
  getOrderSummary: forPerson(orders.getOrderSummary, getOrderSummary),
  getOrder: forPerson(orders.getOrder, getOrder),
};
