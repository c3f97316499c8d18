import { defineGuessLimit, defineLimit, defineSendingLimits } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const teamLimits = {
  /** Invitations of one shop, whoever sends them. */
  invitations: defineLimit("team_invitations", 30, 86_400),
  mails: defineSendingLimits("team_invitation", 3),
  accept: defineGuessLimit("team_accept", 20, 3_600),
};
