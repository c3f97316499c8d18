import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, linesOfText } from "#kernel/schemas.ts";
import { problemBounds, problemFilters, problemRules } from "./problem-life.ts";
import { cursor, problemDetail, problemSummary, unitsInput } from "./problem-shapes.ts";

const tags = ["Administration"];
const one = z.strictObject({ problemId: idSchema });
const facts = linesOfText(problemBounds.facts[1]).min(problemBounds.facts[0]);
const route = <P extends `/${string}`>(method: "GET" | "POST", path: P, summary: string) => ({
  method,
  path: `/api/admin/problems${path}` as const,
  summary,
  tags,
});

export const decideInput = one.extend({
  requestId: idSchema,
  refunds: z.boolean().describe("False: in the vendor's favor"),
  lines: unitsInput.describe("What is refunded, of what was reported; empty in the vendor's favor"),
  includesShipping: z.boolean().default(false).describe("What is left of the delivery price too"),
  bearer: z.enum(["vendor", "platform"]).default("vendor").describe("Who bears the refund"),
  restocks: z.boolean().default(false),
  wasNeverSent: z
    .boolean()
    .default(false)
    .describe("No carrier had it: the platform's whole subsidy goes back"),
  rule: z.enum(problemRules),
  facts,
});

/** A problem in the administrators' list: what waits for them is due by when they are to decide it. */
const problemInQueue = problemSummary.extend({
  isPriority: z
    .boolean()
    .describe("The vendor's plan has priority support: it is due three working days sooner"),
});
export type ProblemInQueue = z.infer<typeof problemInQueue>;

/** A problem as an administrator sees it. */
const problemForAdmin = problemDetail.extend({
  waitsForApproval: z.boolean().describe("A decision waits for a second administrator"),
  mayAnswerObjection: z.boolean().describe("Another administrator than the deciding one, where there is one"),
});
export type ProblemForAdmin = z.infer<typeof problemForAdmin>;

/** Administrators' calls about all problems. */
export const adminCalls = {
  listProblemsAsAdmin: procedure("admin", [], { permission: "orders.read" })
    .route({
      method: "GET",
      path: "/api/admin/problems",
      summary:
        "Problems: those that wait for a decision by when it is due, all open ones by deadline, or closed ones",
      tags,
    })
    .input(z.strictObject({ filter: z.enum(problemFilters).default("waiting"), cursor }))
    .output(z.object({ items: z.array(problemInQueue), next: z.string().nullable() })),
  getProblemAsAdmin: procedure("admin", ["NOT_FOUND"], { permission: "orders.read" })
    .route(route("GET", "/{problemId}", "Any problem with its history and evidence"))
    .input(one)
    .output(problemForAdmin),
  decideProblem: procedure("admin", ["NOT_FOUND", "CONFLICT", "NOT_REFUNDABLE", "PAYMENT_DISPUTED"], {
    permission: "orders.manage",
  })
    .route(
      route(
        "POST",
        "/{problemId}/decide",
        "Decides a problem with a statement of reasons; a large refund takes two",
      ),
    )
    .input(decideInput)
    .output(problemForAdmin),
  decideProblemObjection: procedure("admin", ["NOT_FOUND", "CONFLICT", "SAME_PERSON", "PAYMENT_DISPUTED"], {
    permission: "orders.manage",
  })
    .route(
      route("POST", "/{problemId}/objection", "Upholds a decision that a side objects to, or reverses it"),
    )
    .input(one.extend({ outcome: z.enum(["upheld", "reversed"]), reason: facts }))
    .output(problemForAdmin),
};
