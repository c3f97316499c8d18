import { orders } from "#domains/orders/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";

export const ordersRouter = {
  listOrders: forPerson(orders.listOrders, listOrders),
  getOrder: forPerson(orders.getOrder, getOrder),
};
