import { bulkUploadJobs } from "#domains/bulk-upload/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { fetchBulkPictures } from "./fetch-bulk-pictures.ts";
import { workOnBulkUpload } from "./work-on-bulk-upload.ts";

export const bulkUploadJobHandlers = handleJobs(bulkUploadJobs, {
  workOnBulkUpload,
  fetchBulkPictures,
});
