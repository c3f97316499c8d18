import { defineGuessLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const usersLimits = {
  /** Guesses at the link by which a banned person objects. */
  objection: defineGuessLimit("ban_objection", 30, 3_600),
};
