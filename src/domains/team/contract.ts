import * as z from "zod";
import { teamRoles } from "#kernel/permissions.ts";
import { procedure } from "#kernel/procedure.ts";
import { emailAddress, idSchema, isoTime, linesOfText, nothing } from "#kernel/schemas.ts";
import { invitedRoles, reasonBounds } from "./team-rules.ts";

const tags = ["Team"];
const base = "/api/vendor/team";
const role = z.enum(invitedRoles);
const [shortestReason, longestReason] = reasonBounds;

const member = z.object({
  userId: idSchema,
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  email: z.string().nullable().describe("Only the owner sees others’ addresses"),
  role: z.enum(teamRoles),
  since: isoTime,
});
export type TeamMember = z.infer<typeof member>;

const invitation = z.object({
  id: idSchema,
  email: z.string(),
  role,
  invitedBy: z.string().nullable().describe("The name of who sent it; null if they left Cafeto"),
  sentAt: isoTime,
  expiresAt: isoTime,
  isExpired: z.boolean(),
});
export type TeamInvitation = z.infer<typeof invitation>;

const teamView = z.object({
  members: z.array(member).describe("The owner first, then who has been there longest"),
  invitations: z.array(invitation).describe("Newest first; empty for all but the owner"),
  largestTeam: z.number().int().describe("Members besides the owner and invitations, at most"),
});
export type TeamView = z.infer<typeof teamView>;

const oneInvitation = z.strictObject({ invitationId: idSchema });
const token = z.string().min(1).max(100);

/** Who works for a vendor's shop. */
export const team = {
  listTeam: procedure("vendor", [], { permission: "shop.read" })
    .route({ method: "GET", path: base, summary: "Who works for one’s shop, and who is invited", tags })
    .input(nothing)
    .output(teamView),
  inviteMember: procedure("vendor", ["TEAM_FULL"], { permission: "team.manage", sensitive: true })
    .route({ method: "POST", path: `${base}/invitations`, summary: "Invite somebody by mail", tags })
    .input(z.strictObject({ email: emailAddress, role }))
    .output(teamView),
  resendInvitation: procedure("vendor", ["NOT_FOUND"], { permission: "team.manage", sensitive: true })
    .route({
      method: "POST",
      path: `${base}/invitations/{invitationId}/resend`,
      summary: "Mail a new link; the one before ends",
      tags,
    })
    .input(oneInvitation)
    .output(teamView),
  revokeInvitation: procedure("vendor", ["NOT_FOUND"], { permission: "team.manage" })
    .route({
      method: "POST",
      path: `${base}/invitations/{invitationId}/revoke`,
      summary: "End an invitation",
      tags,
    })
    .input(oneInvitation)
    .output(teamView),
  changeMemberRole: procedure("vendor", ["NOT_FOUND"], { permission: "team.manage", sensitive: true })
    .route({
      method: "PUT",
      path: `${base}/members/{memberId}/role`,
      summary: "Give a member another role, at once",
      tags,
    })
    .input(z.strictObject({ memberId: idSchema, role }))
    .output(teamView),
  removeMember: procedure("vendor", ["NOT_FOUND"], { permission: "team.manage" })
    .route({
      method: "POST",
      path: `${base}/members/{memberId}/remove`,
      summary: "Remove a member, at once; the reason is mailed to them",
      tags,
    })
    .input(z.strictObject({ memberId: idSchema, reason: linesOfText(longestReason).min(shortestReason) }))
    .output(teamView),
  leaveTeam: procedure("signedIn", ["NOT_FOUND"])
    .route({ method: "POST", path: "/api/team/leave", summary: "Leave the shop one works for", tags })
    .input(nothing)
    .output(z.object({})),
  findInvitation: procedure("visitor")
    .route({ method: "GET", path: "/api/team/invitation", summary: "What a mailed link invites to", tags })
    .input(z.strictObject({ token }))
    .output(
      z
        .object({
          companyName: z.string(),
          role,
          email: z.string().describe("The invited address: only its owner can accept"),
          expiresAt: isoTime,
        })
        .nullable()
        .describe("null: the link is unknown, used, revoked or expired"),
    ),
  acceptInvitation: procedure("signedIn", ["NOT_FOUND", "OTHER_ADDRESS", "ALREADY_IN_SHOP"])
    .route({
      method: "POST",
      path: "/api/team/invitation/accept",
      summary: "Join the shop’s team that a mailed link invites to",
      tags,
    })
    .input(z.strictObject({ token }))
    .output(z.object({ companyName: z.string(), role })),
};
