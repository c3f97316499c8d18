import { listings } from "#domains/listings/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { adjustStock } from "./adjust-stock.ts";
import { approveProduct } from "./approve-product.ts";
import { approveProducts } from "./approve-products.ts";
import { approveWaitingProducts } from "./approve-waiting-products.ts";
import { createProduct } from "./create-product.ts";
import { deleteProduct } from "./delete-product.ts";
import { duplicateProduct } from "./duplicate-product.ts";
import { exportAllProducts } from "./export-all-products.ts";
import { getMyProduct } from "./get-my-product.ts";
import { getQueuedProduct } from "./get-queued-product.ts";
import { listAllProducts } from "./list-all-products.ts";
import { listDueChecks } from "./list-due-checks.ts";
import { listMyProducts } from "./list-my-products.ts";
import { listProductQueue } from "./list-product-queue.ts";
import { listStockMovements } from "./list-stock-movements.ts";
import { passCheck } from "./pass-check.ts";
import { setProductActive } from "./set-product-active.ts";
import { setProductPrice } from "./set-product-price.ts";
import { undoApprovals } from "./undo-approvals.ts";
import { updateProduct } from "./update-product.ts";
import { withdrawRevision } from "./withdraw-revision.ts";

export const listingsRouter = {
  adjustStock: forPerson(listings.adjustStock, adjustStock),
  createProduct: forPerson(listings.createProduct, createProduct),
  deleteProduct: forPerson(listings.deleteProduct, deleteProduct),
  duplicateProduct: forPerson(listings.duplicateProduct, duplicateProduct),
  getMyProduct: forPerson(listings.getMyProduct, getMyProduct),
  listMyProducts: forPerson(listings.listMyProducts, listMyProducts),
  listStockMovements: forPerson(listings.listStockMovements, listStockMovements),
  setProductActive: forPerson(listings.setProductActive, setProductActive),
  setProductPrice: forPerson(listings.setProductPrice, setProductPrice),
  updateProduct: forPerson(listings.updateProduct, updateProduct),
  withdrawRevision: forPerson(listings.withdrawRevision, withdrawRevision),
  exportAllProducts: forPerson(listings.exportAllProducts, exportAllProducts),
  listAllProducts: forPerson(listings.listAllProducts, listAllProducts),
  listProductQueue: forPerson(listings.listProductQueue, listProductQueue),
  getQueuedProduct: forPerson(listings.getQueuedProduct, getQueuedProduct),
  listDueChecks: forPerson(listings.listDueChecks, listDueChecks),
  passCheck: forPerson(listings.passCheck, passCheck),
  approveProduct: forPerson(listings.approveProduct, approveProduct),
  approveProducts: forPerson(listings.approveProducts, approveProducts),
  undoApprovals: forPerson(listings.undoApprovals, undoApprovals),
  approveWaitingProducts: forPerson(listings.approveWaitingProducts, approveWaitingProducts),
};
