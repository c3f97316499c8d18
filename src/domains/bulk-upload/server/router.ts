import { bulkUpload } from "#domains/bulk-upload/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { applyBulkUpload } from "./apply-bulk-upload.ts";
import { exportProducts } from "./export-products.ts";
import { getBulkMapping } from "./get-bulk-mapping.ts";
import { getBulkResult, getBulkResultAsAdmin } from "./get-bulk-result.ts";
import { getBulkTemplate } from "./get-bulk-template.ts";
import { getBulkUpload } from "./get-bulk-upload.ts";
import { listAllBulkUploads } from "./list-all-bulk-uploads.ts";
import { listBulkErrors } from "./list-bulk-errors.ts";
import { listBulkUploads } from "./list-bulk-uploads.ts";
import { listExports } from "./list-exports.ts";
import { mapBulkUpload } from "./map-bulk-upload.ts";
import { previewBulkMapping } from "./preview-bulk-mapping.ts";
import { startBulkUpload } from "./start-bulk-upload.ts";
import { undoBulkUpload } from "./undo-bulk-upload.ts";
import { undoBulkUploadAsAdmin } from "./undo-bulk-upload-as-admin.ts";

export const bulkUploadRouter = {
  startBulkUpload: forPerson(bulkUpload.startBulkUpload, startBulkUpload),
  getBulkMapping: forPerson(bulkUpload.getBulkMapping, getBulkMapping),
  previewBulkMapping: forPerson(bulkUpload.previewBulkMapping, previewBulkMapping),
  mapBulkUpload: forPerson(bulkUpload.mapBulkUpload, mapBulkUpload),
  listBulkUploads: forPerson(bulkUpload.listBulkUploads, listBulkUploads),
  getBulkUpload: forPerson(bulkUpload.getBulkUpload, getBulkUpload),
  listBulkErrors: forPerson(bulkUpload.listBulkErrors, listBulkErrors),
  applyBulkUpload: forPerson(bulkUpload.applyBulkUpload, applyBulkUpload),
  undoBulkUpload: forPerson(bulkUpload.undoBulkUpload, undoBulkUpload),
  getBulkResult: forPerson(bulkUpload.getBulkResult, getBulkResult),
  getBulkResultAsAdmin: forPerson(bulkUpload.getBulkResultAsAdmin, getBulkResultAsAdmin),
  listAllBulkUploads: forPerson(bulkUpload.listAllBulkUploads, listAllBulkUploads),
  undoBulkUploadAsAdmin: forPerson(bulkUpload.undoBulkUploadAsAdmin, undoBulkUploadAsAdmin),
  listExports: forPerson(bulkUpload.listExports, listExports),
  getBulkTemplate: forPerson(bulkUpload.getBulkTemplate, getBulkTemplate),
  exportProducts: forPerson(bulkUpload.exportProducts, exportProducts),
};
