import { stockControl } from "#domains/stock-control/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { checkStock, getLastStockCheck } from "./check-stock.ts";
import { listAllMovements } from "./list-all-movements.ts";
import { listHeldOrders } from "./list-held-orders.ts";
import { listLowStock } from "./list-low-stock.ts";
import { releaseHeldOrder } from "./release-held-order.ts";
import { repairStock } from "./repair-stock.ts";

export const stockControlRouter = {
  listHeldOrders: forPerson(stockControl.listHeldOrders, listHeldOrders),
  releaseHeldOrder: forPerson(stockControl.releaseHeldOrder, releaseHeldOrder),
  listLowStock: forPerson(stockControl.listLowStock, listLowStock),
  listAllMovements: forPerson(stockControl.listAllMovements, listAllMovements),
  getLastStockCheck: forPerson(stockControl.getLastStockCheck, getLastStockCheck),
  checkStock: forPerson(stockControl.checkStock, checkStock),
  repairStock: forPerson(stockControl.repairStock, repairStock),
};
