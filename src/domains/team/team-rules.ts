import type { TeamRole } from "#kernel/permissions.ts";

/** Whom an owner can invite; who owns the shop does not change here. */
export const invitedRoles = ["manager", "packer", "accountant"] as const satisfies readonly TeamRole[];
export type InvitedRole = (typeof invitedRoles)[number];

/** Members besides the owner, and open invitations, together. */
export const largestTeam = 20;
/** How long an invitation's link is valid. */
const invitationDays = 7;
/** Of a removal's reason. */
export const reasonBounds = [3, 500] as const;

const dayMs = 86_400_000;

/** When an invitation sent now ends. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + invitationDays * dayMs);
