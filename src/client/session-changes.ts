import type { SessionView } from "#domains/accounts/contract.ts";
import type { AuthEvent } from "./auth-events.ts";

type Session = SessionView | null;

/** What must have happened between two sessions of a page; `undefined`: the page has just begun. */
export function eventsBetween(before: Session | undefined, now: Session): AuthEvent[] {
  if (before === undefined) return ["INITIAL_SESSION"];
  if (!now) return before ? ["SIGNED_OUT"] : [];
  const events: AuthEvent[] = [];
  if (before && before.userId !== now.userId) events.push("SIGNED_OUT");
  if (before?.userId !== now.userId) events.push("SIGNED_IN");
  else if (factsOf(before) !== factsOf(now)) events.push("USER_UPDATED");
  const wasRaised = before?.userId === now.userId && before.aal === "aal2";
  if (now.aal === "aal2" && !wasRaised) events.push("MFA_CHALLENGE_VERIFIED");
  return events;
}

const factsOf = ({ email, fullName, avatarUrl }: SessionView) => JSON.stringify([email, fullName, avatarUrl]);
