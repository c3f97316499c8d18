import { catalogue } from "#domains/catalogue/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { adjustStock } from "./adjust-stock.ts";
import { approveProduct } from "./approve-product.ts";
import { applyBulkUpload } from "./bulk/apply-bulk-upload.ts";
import { exportProducts } from "./bulk/export-products.ts";
import { getBulkTemplate } from "./bulk/get-bulk-template.ts";
import { getBulkUpload } from "./bulk/get-bulk-upload.ts";
import { listBulkErrors } from "./bulk/list-bulk-errors.ts";
import { listBulkUploads } from "./bulk/list-bulk-uploads.ts";
import { startBulkUpload } from "./bulk/start-bulk-upload.ts";
import { undoBulkUpload } from "./bulk/undo-bulk-upload.ts";
import { createProduct } from "./create-product.ts";
import { deleteProduct } from "./delete-product.ts";
import { duplicateProduct } from "./duplicate-product.ts";
import { getMarketCounts } from "./get-market-counts.ts";
import { getMyProduct } from "./get-my-product.ts";
import { getProduct } from "./get-product.ts";
import { getQueuedProduct } from "./get-queued-product.ts";
import { listCategories } from "./list-categories.ts";
import { listMyProducts } from "./list-my-products.ts";
import { listOrigins } from "./list-origins.ts";
import { listProductQueue } from "./list-product-queue.ts";
import { listProductsByIds } from "./list-products-by-ids.ts";
import { listRelatedProducts } from "./list-related-products.ts";
import { listStockMovements } from "./list-stock-movements.ts";
import { rejectProduct } from "./reject-product.ts";
import { setProductActive } from "./set-product-active.ts";
import { updateProduct } from "./update-product.ts";
import { withdrawRevision } from "./withdraw-revision.ts";

export const catalogueRouter = {
  getProduct: forVisitor(catalogue.getProduct, getProduct),
  listRelatedProducts: forVisitor(catalogue.listRelatedProducts, listRelatedProducts),
  listProductsByIds: forVisitor(catalogue.listProductsByIds, listProductsByIds),
  listCategories: forVisitor(catalogue.listCategories, listCategories),
  listOrigins: forVisitor(catalogue.listOrigins, listOrigins),
  getMarketCounts: forVisitor(catalogue.getMarketCounts, getMarketCounts),
  adjustStock: forPerson(catalogue.adjustStock, adjustStock),
  createProduct: forPerson(catalogue.createProduct, createProduct),
  deleteProduct: forPerson(catalogue.deleteProduct, deleteProduct),
  duplicateProduct: forPerson(catalogue.duplicateProduct, duplicateProduct),
  getMyProduct: forPerson(catalogue.getMyProduct, getMyProduct),
  listMyProducts: forPerson(catalogue.listMyProducts, listMyProducts),
  listStockMovements: forPerson(catalogue.listStockMovements, listStockMovements),
  setProductActive: forPerson(catalogue.setProductActive, setProductActive),
  updateProduct: forPerson(catalogue.updateProduct, updateProduct),
  withdrawRevision: forPerson(catalogue.withdrawRevision, withdrawRevision),
  listProductQueue: forPerson(catalogue.listProductQueue, listProductQueue),
  getQueuedProduct: forPerson(catalogue.getQueuedProduct, getQueuedProduct),
  approveProduct: forPerson(catalogue.approveProduct, approveProduct),
  rejectProduct: forPerson(catalogue.rejectProduct, rejectProduct),
  startBulkUpload: forPerson(catalogue.startBulkUpload, startBulkUpload),
  listBulkUploads: forPerson(catalogue.listBulkUploads, listBulkUploads),
  getBulkUpload: forPerson(catalogue.getBulkUpload, getBulkUpload),
  listBulkErrors: forPerson(catalogue.listBulkErrors, listBulkErrors),
  applyBulkUpload: forPerson(catalogue.applyBulkUpload, applyBulkUpload),
  undoBulkUpload: forPerson(catalogue.undoBulkUpload, undoBulkUpload),
  getBulkTemplate: forPerson(catalogue.getBulkTemplate, getBulkTemplate),
  exportProducts: forPerson(catalogue.exportProducts, exportProducts),
};
