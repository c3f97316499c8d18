import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const vendorsLimits = {
  imageUpload: defineLimit("image_upload", 600, 3_600),
  application: defineLimit("vendor_application", 10, 3_600),
};
