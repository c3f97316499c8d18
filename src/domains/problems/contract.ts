import type * as z from "zod";
import { adminCalls } from "./admin-calls.ts";
import { buyerCalls } from "./buyer-calls.ts";
import type { noteInput, offerInput, problemDetail, problemSummary, reportInput } from "./problem-shapes.ts";
import { vendorCalls } from "./vendor-calls.ts";

export type ProblemSummary = z.infer<typeof problemSummary>;
export type ProblemDetail = z.infer<typeof problemDetail>;
export type { noteInput, offerInput, reportInput };

/** Problems with parcels, for buyers, vendors and administrators (R60). */
export const problems = { ...buyerCalls, ...vendorCalls, ...adminCalls };
