import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import { procedure } from "#kernel/procedure.ts";
import { emailAddress, idSchema, isoTime, lineOfText, nothing } from "#kernel/schemas.ts";
import { mailSorts, mailStates } from "./mail-states.ts";

const tags = ["Administration"];
const route = <P extends `/${string}` | "">(method: "GET" | "POST" | "DELETE", path: P, summary: string) => ({
  method,
  path: `/api/admin/mails${path}` as const,
  summary,
  tags,
});
const kind = z
  .string()
  .max(80)
  .regex(/^[\w-]+$/);
const example = z.strictObject({ kind, language: z.enum(languages) });

const outboxMail = z.object({
  id: idSchema,
  channel: z.enum(["email", "sms"]),
  recipient: z.string(),
  language: z.string(),
  subject: z.string().describe("Empty where it would show a code"),
  isSecret: z.boolean(),
  state: z.enum(mailStates),
  failure: z.string().nullable().describe("Error codes of the latest try"),
  createdAt: isoTime,
  sentAt: isoTime.nullable(),
});
export type ShownMail = z.infer<typeof outboxMail>;

const suppressed = z.object({
  address: z.string(),
  reason: z.enum(["rejected", "manual"]),
  note: z.string(),
  createdAt: isoTime,
});
export type Suppressed = z.infer<typeof suppressed>;

const mailsInput = z.strictObject({
  state: z.enum(mailStates).optional(),
  search: lineOfText(254).optional().describe("The beginning of an address"),
  sort: z.enum(mailSorts).default("newest"),
  after: idSchema.optional().describe("`next` of the page before"),
});
export type MailsInput = z.infer<typeof mailsInput>;

export const mails = {
  listMails: procedure("admin", [], { permission: "mail.read" })
    .route(route("GET", "", "The outbox, 25 a page, without texts"))
    .input(mailsInput)
    .output(z.object({ items: z.array(outboxMail), next: idSchema.nullable() })),
  retryMail: procedure("admin", ["CONFLICT"], { permission: "mail.manage" })
    .route(route("POST", "/{mailId}/retry", "Try to send an unsent mail now"))
    .input(z.strictObject({ mailId: idSchema }))
    .output(nothing),
  listMailKinds: procedure("admin", [], { permission: "mail.read" })
    .route(route("GET", "/kinds", "Every kind of mail, by domain"))
    .input(nothing)
    .output(z.array(z.object({ domain: z.string(), kinds: z.array(z.string()) }))),
  previewMail: procedure("admin", ["NOT_FOUND"], { permission: "mail.read" })
    .route(route("GET", "/kinds/{kind}/{language}", "A kind of mail with invented facts"))
    .input(example)
    .output(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
  sendTestMail: procedure("admin", ["NOT_FOUND"], { permission: "mail.manage" })
    .route(route("POST", "/kinds/{kind}/{language}/test", "Mail an example to oneself, 20 an hour"))
    .input(example)
    .output(nothing),
  listSuppressed: procedure("admin", [], { permission: "mail.read" })
    .route(route("GET", "/suppressed", "Addresses that get no mail, the latest 200"))
    .input(nothing)
    .output(z.array(suppressed)),
  suppressAddress: procedure("admin", ["CONFLICT"], { permission: "mail.manage" })
    .route(route("POST", "/suppressed", "Send nothing more to an address but what signs its owner in"))
    .input(z.strictObject({ email: emailAddress, note: lineOfText(300).min(3) }))
    .output(nothing),
  releaseAddress: procedure("admin", ["NOT_FOUND"], { permission: "mail.manage" })
    .route(route("POST", "/suppressed/release", "Send to an address again"))
    .input(z.strictObject({ email: emailAddress }))
    .output(nothing),
};
