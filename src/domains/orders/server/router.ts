import { orders } from "#domains/orders/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { acceptParcel } from "./accept-parcel.ts";
import { cancelLine } from "./cancel-line.ts";
import { cancelParcel } from "./cancel-parcel.ts";
import { cancelParcelAsAdmin } from "./cancel-parcel-as-admin.ts";
import { cancelParcelAsBuyer } from "./cancel-parcel-as-buyer.ts";
import { confirmReceipt } from "./confirm-receipt.ts";
import { deliverParcel } from "./deliver-parcel.ts";
import { exportOrdersAsAdmin } from "./export-orders-as-admin.ts";
import { exportParcels } from "./export-parcels.ts";
import { getOrder } from "./get-order.ts";
import { getOrderAsAdmin } from "./get-order-as-admin.ts";
import { getOrderSummary } from "./get-order-summary.ts";
import { getParcel } from "./get-parcel.ts";
import { getReceipt } from "./get-receipt.ts";
import { listOrders } from "./list-orders.ts";
import { listOrdersAsAdmin } from "./list-orders-as-admin.ts";
import { listParcels } from "./list-parcels.ts";
import { refundAsAdmin } from "./refund-as-admin.ts";
import { refundParcel } from "./refund-parcel.ts";
import { removeOrderLimit } from "./remove-order-limit.ts";
import { retryRefundAsAdmin } from "./retry-refund-as-admin.ts";
import { setOrderLimit } from "./set-order-limit.ts";
import { shipParcel } from "./ship-parcel.ts";

export const ordersRouter = {
  listOrders: forPerson(orders.listOrders, listOrders),
  getOrderSummary: forPerson(orders.getOrderSummary, getOrderSummary),
  getOrder: forPerson(orders.getOrder, getOrder),
  getReceipt: forPerson(orders.getReceipt, getReceipt),
  confirmReceipt: forPerson(orders.confirmReceipt, confirmReceipt),
  cancelParcelAsBuyer: forPerson(orders.cancelParcelAsBuyer, cancelParcelAsBuyer),
  listParcels: forPerson(orders.listParcels, listParcels),
  getParcel: forPerson(orders.getParcel, getParcel),
  acceptParcel: forPerson(orders.acceptParcel, acceptParcel),
  shipParcel: forPerson(orders.shipParcel, shipParcel),
  deliverParcel: forPerson(orders.deliverParcel, deliverParcel),
  cancelParcel: forPerson(orders.cancelParcel, cancelParcel),
  cancelLine: forPerson(orders.cancelLine, cancelLine),
  refundParcel: forPerson(orders.refundParcel, refundParcel),
  exportParcels: forPerson(orders.exportParcels, exportParcels),
  listOrdersAsAdmin: forPerson(orders.listOrdersAsAdmin, listOrdersAsAdmin),
  exportOrdersAsAdmin: forPerson(orders.exportOrdersAsAdmin, exportOrdersAsAdmin),
  getOrderAsAdmin: forPerson(orders.getOrderAsAdmin, getOrderAsAdmin),
  refundAsAdmin: forPerson(orders.refundAsAdmin, refundAsAdmin),
  cancelParcelAsAdmin: forPerson(orders.cancelParcelAsAdmin, cancelParcelAsAdmin),
  retryRefundAsAdmin: forPerson(orders.retryRefundAsAdmin, retryRefundAsAdmin),
  setOrderLimit: forPerson(orders.setOrderLimit, setOrderLimit),
  removeOrderLimit: forPerson(orders.removeOrderLimit, removeOrderLimit),
};
