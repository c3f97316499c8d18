import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const bulkUploadJobs = {
  workOnBulkUpload: defineJob<{ uploadId: string }>("work-on-bulk-upload"),
  fetchBulkPictures: defineJob<{ uploadId: string }>("fetch-bulk-pictures", { attemptSeconds: 600 }),
};
