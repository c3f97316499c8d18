import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, linesOfText } from "#kernel/schemas.ts";
import { problemBounds, problemKinds } from "./problem-life.ts";
import { noteInput, problemDetail, reportInput, someWords, tracking } from "./problem-shapes.ts";

const tags = ["Problems"];
const one = z.strictObject({ problemId: idSchema });
const route = <P extends `/${string}`>(method: "GET" | "POST", path: P, summary: string) => ({
  method,
  path: `/api${path}` as const,
  summary,
  tags,
});

const reportable = z.object({
  parcelId: idSchema,
  kinds: z.array(z.enum(problemKinds)).describe("What can be reported now; empty if nothing"),
  lines: z.array(z.object({ lineId: idSchema, name: z.string(), quantity: z.number().int() })),
});
export type Reportable = z.infer<typeof reportable>;

/** Buyers' calls, and those of both sides. */
export const buyerCalls = {
  listOrderProblems: procedure("signedIn", ["NOT_FOUND"])
    .route(
      route(
        "GET",
        "/orders/{orderId}/problems",
        "The problems of one's order's parcels, and what can be reported",
      ),
    )
    .input(z.strictObject({ orderId: idSchema }))
    .output(z.object({ problems: z.array(problemDetail), reportable: z.array(reportable) })),
  reportProblem: procedure("signedIn", [
    "NOT_FOUND",
    "CONFLICT",
    "NOT_REFUNDABLE",
    "PAYMENT_DISPUTED",
    "BAD_REQUEST",
  ])
    .route(route("POST", "/orders/parcels/{parcelId}/problems", "Reports what is wrong with one's parcel"))
    .input(reportInput)
    .output(problemDetail),
  answerOffer: procedure("signedIn", ["NOT_FOUND", "CONFLICT", "PAYMENT_DISPUTED"])
    .route(
      route("POST", "/problems/{problemId}/answer", "Accepts what the vendor offers, or asks for a decision"),
    )
    .input(one.extend({ answer: z.enum(["accept", "disagree"]), words: someWords }))
    .output(problemDetail),
  withdrawProblem: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route(route("POST", "/problems/{problemId}/withdraw", "Withdraws one's problem"))
    .input(one)
    .output(problemDetail),
  sendReturn: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route(route("POST", "/problems/{problemId}/return", "Says that one has sent the goods back"))
    .input(one.extend(tracking))
    .output(problemDetail),
  confirmReplacement: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route(route("POST", "/problems/{problemId}/confirm", "Says that the replacement has come"))
    .input(one)
    .output(problemDetail),
  addProblemNote: procedure("signedIn", ["NOT_FOUND", "CONFLICT", "BAD_REQUEST"])
    .route(
      route(
        "POST",
        "/problems/{problemId}/notes",
        "Adds words, pictures or messages to a problem, as either side",
      ),
    )
    .input(noteInput)
    .output(problemDetail),
  objectToProblem: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route(
      route("POST", "/problems/{problemId}/object", "Says once why an administrator's decision is wrong"),
    )
    .input(one.extend({ objection: linesOfText(problemBounds.facts[1]).min(problemBounds.facts[0]) }))
    .output(problemDetail),
};
