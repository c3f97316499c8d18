import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, lineOfText } from "#kernel/schemas.ts";
import { orderRecordCalls } from "./order-record-calls.ts";
import { overviewCalls } from "./overview-calls.ts";
import { reportCalls } from "./report-calls.ts";
import { reporterCalls } from "./reporter-calls.ts";

const deadLetter = z.object({
  id: idSchema,
  job: z.string().describe("The job's name in the queue"),
  reference: z.string().describe("The ids that it is about; empty if none"),
  attempts: z.number().int(),
  reason: z.string().describe("Why the last attempt failed, in the words of the machine"),
  createdAt: isoTime,
  givenUpAt: isoTime,
});

export type DeadLetter = z.infer<typeof deadLetter>;

const deadLettersInput = z.strictObject({
  job: lineOfText(100).min(1).optional().describe("Only this job's"),
  after: idSchema.optional().describe("`next` of the page before"),
});
export type DeadLettersInput = z.infer<typeof deadLettersInput>;

export const moderation = {
  ...overviewCalls,
  listDeadLetters: procedure("admin", [], { permission: "jobs.read" })
    .route({
      method: "GET",
      path: "/api/admin/jobs",
      summary: "Background jobs that were given up in the last 30 days, the latest first, 25 a page",
      tags: ["Administration"],
    })
    .input(deadLettersInput)
    .output(
      z.object({
        items: z.array(deadLetter),
        next: idSchema.nullable(),
        jobs: z
          .array(z.object({ job: z.string(), count: z.number().int() }))
          .describe("How many of each, by name"),
      }),
    ),

  retryDeadLetters: procedure("admin", [], { permission: "jobs.manage" })
    .route({
      method: "POST",
      path: "/api/admin/jobs/retry",
      summary: "Puts given-up jobs back into their queues; one that was retried before is skipped",
      tags: ["Administration"],
    })
    .input(z.strictObject({ jobIds: z.array(idSchema).min(1).max(100) }))
    .output(z.object({ retried: z.number().int() })),
  ...orderRecordCalls,
  ...reporterCalls,
  ...reportCalls,
};
