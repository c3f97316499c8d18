import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const bulkUploadLimits = {
  upload: defineLimit("bulk_upload", 60, 3_600),
};
