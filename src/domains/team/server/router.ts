import { team } from "#domains/team/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { changeMemberRole } from "./change-member-role.ts";
import { findInvitation } from "./find-invitation.ts";
import { inviteMember } from "./invite-member.ts";
import { leaveTeam } from "./leave-team.ts";
import { listTeam } from "./list-team.ts";
import { removeMember } from "./remove-member.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { revokeInvitation } from "./revoke-invitation.ts";

export const teamRouter = {
  listTeam: forPerson(team.listTeam, listTeam),
  inviteMember: forPerson(team.inviteMember, inviteMember),
  resendInvitation: forPerson(team.resendInvitation, resendInvitation),
  revokeInvitation: forPerson(team.revokeInvitation, revokeInvitation),
  changeMemberRole: forPerson(team.changeMemberRole, changeMemberRole),
  removeMember: forPerson(team.removeMember, removeMember),
  leaveTeam: forPerson(team.leaveTeam, leaveTeam),
  findInvitation: forVisitor(team.findInvitation, findInvitation),
  acceptInvitation: forPerson(team.acceptInvitation, acceptInvitation),
};
