import * as z from "zod";
import { auditActions, auditSubjects } from "#domains/audit/actions.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, lineOfText, streamedFile } from "#kernel/schemas.ts";

const tags = ["Administration"];

const person = z
  .object({ id: idSchema, name: z.string().nullable().describe("Null once the account is deleted") })
  .nullable();
const values = z.record(z.string(), z.unknown()).nullable();

const auditEntry = z.object({
  position: z.number().int(),
  action: z.enum(auditActions),
  actor: person.describe("Null: the platform itself"),
  actorRoles: z.array(z.string()),
  subjectKind: z.enum(auditSubjects),
  subjectId: z.string(),
  owner: person.describe("Whose data it is, where it is a person's"),
  before: values,
  after: values,
  reason: z.string().nullable(),
  isReasonErased: z.boolean().describe("It went with the account of whom it was about"),
  address: z.string().nullable().describe("Of the client; deleted after 180 days"),
  requestId: z.string().nullable(),
  hash: z.string(),
  createdAt: isoTime,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  actorId: idSchema.optional(),
  action: z.enum(auditActions).optional(),
  subjectKind: z.enum(auditSubjects).optional(),
  subjectId: lineOfText(100).min(1).optional(),
  from: z.iso.date().optional().describe("The first day, in UTC"),
  until: z.iso.date().optional().describe("The last day, in UTC"),
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("Only entries before this position: `next` of the page before"),
};
const auditFilters = z.strictObject({
  ...filters,
  position: filters.before.describe("Only this entry"),
});
export type AuditFilters = z.infer<typeof auditFilters>;

export const auditCalls = {
  listAuditEntries: procedure("admin", [], { permission: "security.read" })
    .route({
      method: "GET",
      path: "/api/admin/audit",
      summary: "What administrators and the platform did, the latest first, 50 at a time",
      tags,
    })
    .input(auditFilters)
    .output(z.object({ items: z.array(auditEntry), next: z.number().int().nullable() })),
  exportAuditEntries: procedure("admin", [], { permission: "security.read" })
    .route({
      method: "GET",
      path: "/api/admin/audit/csv",
      summary: "The same as a CSV file, from the latest on",
      tags,
    })
    .input(auditFilters.omit({ before: true, position: true }))
    .output(streamedFile),
};
