import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema } from "#kernel/schemas.ts";
import { problemFilters } from "./problem-life.ts";
import {
  cursor,
  neededWords,
  offerInput,
  problemDetail,
  problemSummary,
  someWords,
  tracking,
} from "./problem-shapes.ts";

const tags = ["Problems"];
const one = z.strictObject({ problemId: idSchema });
const route = <P extends `/${string}`>(method: "GET" | "POST", path: P, summary: string) => ({
  method,
  path: `/api/vendor/problems${path}` as const,
  summary,
  tags,
});
/** Their solutions are amounts, so packers do not see them. */
const answers = { permission: "refunds.manage" } as const;

/** Vendors' calls about their own parcels' problems. */
export const vendorCalls = {
  listProblems: procedure("vendor", [], answers)
    .route({
      method: "GET",
      path: "/api/vendor/problems",
      summary:
        "Problems of one's parcels: those that wait for the shop, all open ones by deadline, or closed ones",
      tags,
    })
    .input(z.strictObject({ filter: z.enum(problemFilters).default("waiting"), cursor }))
    .output(
      z.object({
        items: z.array(problemSummary),
        next: z.string().nullable(),
        waiting: z.number().int().describe("How many wait for the shop; at most 99"),
      }),
    ),
  getProblem: procedure("vendor", ["NOT_FOUND"], answers)
    .route(route("GET", "/{problemId}", "A problem of one of one's parcels with its history"))
    .input(one)
    .output(problemDetail.extend({ refundableShippingCents: z.number().int() })),
  offerSolution: procedure(
    "vendor",
    ["NOT_FOUND", "CONFLICT", "NOT_REFUNDABLE", "PAYMENT_DISPUTED", "BAD_REQUEST"],
    answers,
  )
    .route(route("POST", "/{problemId}/offer", "Offers a refund, a replacement or a return"))
    .input(offerInput)
    .output(problemDetail),
  declineProblem: procedure("vendor", ["NOT_FOUND", "CONFLICT"], answers)
    .route(route("POST", "/{problemId}/decline", "Declines with a reason"))
    .input(one.extend({ words: neededWords }))
    .output(problemDetail),
  shipReplacement: procedure("vendor", ["NOT_FOUND", "CONFLICT", "STOCK_PROMISED"], answers)
    .route(
      route(
        "POST",
        "/{problemId}/replacement",
        "Says that the replacement is on its way; it leaves the stock",
      ),
    )
    .input(one.extend(tracking))
    .output(problemDetail),
  receiveReturn: procedure("vendor", ["NOT_FOUND", "CONFLICT", "PAYMENT_DISPUTED", "BAD_REQUEST"], answers)
    .route(
      route(
        "POST",
        "/{problemId}/received",
        "Says what came back: right, it is refunded; otherwise it is decided",
      ),
    )
    .input(one.extend({ isRight: z.boolean(), restocks: z.boolean(), words: someWords }))
    .output(problemDetail),
};
