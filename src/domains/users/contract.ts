import * as z from "zod";
import { approval } from "#domains/approvals/approval-shape.ts";
import { decisionRules, factsBounds } from "#domains/decisions/decision-rules.ts";
import { roles } from "#kernel/callers.ts";
import { adminRoles } from "#kernel/permissions.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, lineOfText, linesOfText, nothing, streamedFile } from "#kernel/schemas.ts";
import { banObjectionBounds, userKinds, userReasonBounds, userStates } from "./user-rules.ts";

const tags = ["Administration"];
const route = <P extends `/${string}` | "" | "-csv">(
  method: "GET" | "POST" | "PUT",
  path: P,
  summary: string,
) => ({
  method,
  path: `/api/admin/users${path}` as const,
  summary,
  tags,
});
const one = { userId: idSchema };
const [shortestReason, longestReason] = userReasonBounds;
const reason = linesOfText(longestReason).min(shortestReason);
const [shortestFacts, longestFacts] = factsBounds;
const facts = linesOfText(longestFacts).min(shortestFacts).describe("What happened; the person reads it");

const userSummary = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  adminRole: z.enum(adminRoles).nullable(),
  companyName: z.string().nullable().describe("Of the person's shop"),
  isVerified: z.boolean(),
  hasFactor: z.boolean(),
  isBanned: z.boolean(),
  createdAt: isoTime,
});
export type UserSummary = z.infer<typeof userSummary>;

const ban = z.object({
  id: idSchema,
  rule: z.enum(decisionRules),
  facts: z.string(),
  bannedBy: z.string().nullable().describe("The administrator's name; null once their account is deleted"),
  bannedAt: isoTime,
  endedAt: isoTime.nullable(),
  endedBy: z.string().nullable(),
  endFacts: z.string().nullable(),
  objection: z.string().nullable(),
  objectedAt: isoTime.nullable(),
  outcome: z.enum(["upheld", "reversed"]).nullable(),
  outcomeReason: z.string().nullable(),
  mayDecide: z.boolean().describe("Whether the objection waits for the caller, who did not make the ban"),
});
export type Ban = z.infer<typeof ban>;

const ownBan = ban
  .pick({ rule: true, facts: true, bannedAt: true, endedAt: true, endFacts: true })
  .extend(ban.pick({ objection: true, outcome: true, outcomeReason: true }).shape)
  .extend({ canObject: z.boolean() });
export type OwnBan = z.infer<typeof ownBan>;
const token = z.string().min(1).max(100).describe("Of the mailed link");
const [shortestObjection, longestObjection] = banObjectionBounds;

const userDetail = userSummary.extend({
  language: z.string(),
  phone: z.string().nullable(),
  vendorId: idSchema.nullable(),
  orders: z.object({ count: z.number().int(), totalCents: cents }).describe("Those that were paid"),
  sessions: z
    .array(
      z.object({
        id: idSchema,
        userAgent: z.string().nullable(),
        hasSecondFactor: z.boolean(),
        createdAt: isoTime,
        lastSeenAt: isoTime,
      }),
    )
    .describe("At most 20, the latest first"),
  factors: z.array(z.object({ name: z.string(), type: z.enum(["totp", "phone"]), since: isoTime })),
  recoveryCodes: z.number().int().describe("How many are unused"),
  bans: z.array(ban).describe("At most 20, the latest first"),
  approvals: z.array(approval).describe("What waits for a second administrator"),
  mayChange: z.boolean().describe("Not oneself; other administrators only with the permission for the team"),
});
export type UserDetail = z.infer<typeof userDetail>;

const usersInput = z.strictObject({
  search: lineOfText(80).optional().describe("Part of a name or an address, whatever its accents"),
  kind: z.enum(userKinds).optional(),
  state: z.enum(userStates).optional(),
  after: idSchema.optional().describe("`next` of the page before"),
});
export type UsersInput = z.infer<typeof usersInput>;

export const users = {
  listPeople: procedure("admin", [], { permission: "users.read" })
    .route(route("GET", "", "People by filters and search, 25 a page, newest first"))
    .input(usersInput)
    .output(z.object({ items: z.array(userSummary), next: idSchema.nullable() })),
  exportPeople: procedure("admin", [], { permission: "users.read" })
    .route(route("GET", "-csv", "The same as a CSV file, from the first page on"))
    .input(usersInput.omit({ after: true }))
    .output(streamedFile),
  getPerson: procedure("admin", ["NOT_FOUND"], { permission: "users.read" })
    .route(route("GET", "/{userId}", "A person: sessions, factors, orders, bans"))
    .input(z.strictObject(one))
    .output(userDetail),
  banUser: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "users.manage" })
    .route(route("POST", "/{userId}/ban", "Shut a person out until the ban is lifted"))
    .input(z.strictObject({ ...one, rule: z.enum(decisionRules), facts }))
    .output(nothing),
  liftBan: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "users.manage" })
    .route(route("POST", "/{userId}/lift-ban", "Let a banned person in again"))
    .input(z.strictObject({ ...one, facts }))
    .output(nothing),
  decideBanObjection: procedure("admin", ["NOT_FOUND", "CONFLICT", "SAME_PERSON"], {
    permission: "users.manage",
  })
    .route({
      method: "POST",
      path: "/api/admin/bans/{banId}/decide-objection",
      summary: "Decide what a banned person says against the ban",
      tags,
    })
    .input(z.strictObject({ banId: idSchema, outcome: z.enum(["upheld", "reversed"]), reason: facts }))
    .output(nothing),
  getBanByLink: procedure("visitor", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/api/ban-links",
      summary: "A ban, by the link that was mailed to its person",
      tags: ["Support"],
    })
    .input(z.strictObject({ token }))
    .output(ownBan),
  objectToBan: procedure("visitor", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/ban-links/object",
      summary: "Objects to a ban, by the link",
      tags: ["Support"],
    })
    .input(z.strictObject({ token, objection: linesOfText(longestObjection).min(shortestObjection) }))
    .output(nothing),
  signOutUser: procedure("admin", ["NOT_FOUND"], { permission: "users.manage" })
    .route(route("POST", "/{userId}/sign-out", "End all sessions of a person"))
    .input(z.strictObject({ ...one, reason }))
    .output(nothing),
  endUserSession: procedure("admin", ["NOT_FOUND"], { permission: "users.manage" })
    .route({
      method: "POST",
      path: "/api/admin/sessions/{sessionId}/end",
      summary: "End one session of a person",
      tags,
    })
    .input(z.strictObject({ sessionId: idSchema, reason }))
    .output(nothing),
  unlockUser: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "users.manage", sensitive: true })
    .route(route("POST", "/{userId}/unlock", "End the pause after wrong codes of the second factor"))
    .input(z.strictObject({ ...one, reason }))
    .output(nothing),
  clearUserLimit: procedure("admin", ["NOT_FOUND"], { permission: "users.manage", sensitive: true })
    .route({
      method: "POST",
      path: "/api/admin/limits/clear",
      summary: "Begin one rate limit's count anew for an account or an address",
      tags,
    })
    .input(
      z.strictObject({
        limit: lineOfText(60).min(1).describe("Its name, as the list of reached limits says it"),
        who: lineOfText(200)
          .min(1)
          .describe("Whom it counts: an account, a network address, or what was typed"),
        reason,
      }),
    )
    .output(nothing),
  verifyUserEmail: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "users.manage" })
    .route(route("POST", "/{userId}/verify-email", "Take an address as the person's own"))
    .input(z.strictObject({ ...one, reason }))
    .output(nothing),
  changeAdminRole: procedure("admin", ["NOT_FOUND", "CONFLICT", "LAST_ADMIN"], {
    permission: "team.manage",
    sensitive: true,
  })
    .route(route("PUT", "/{userId}/admin-role", "Make a person an administrator, or no longer one"))
    .input(z.strictObject({ ...one, adminRole: z.enum(adminRoles).nullable(), reason }))
    .output(nothing),
  requestFactorReset: procedure("admin", ["NOT_FOUND", "CONFLICT"], {
    permission: "users.manage",
    sensitive: true,
  })
    .route(
      route("POST", "/{userId}/reset-factors", "Ask a second administrator to remove a person's factors"),
    )
    .input(z.strictObject({ ...one, reason, requestId: idSchema }))
    .output(z.object({ approvalId: idSchema })),
};
