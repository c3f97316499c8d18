import type { SessionView } from "#domains/accounts/contract.ts";

type Session = SessionView | null;
type SeenEvent = "INITIAL_SESSION" | "SIGNED_IN" | "SIGNED_OUT" | "USER_UPDATED" | "MFA_CHALLENGE_VERIFIED";

/** The events between two sessions of a page; `undefined`: the page's start. */
export function eventsBetween(before: Session | undefined, now: Session): SeenEvent[] {
  if (before === undefined) return ["INITIAL_SESSION"];
  if (!now) return before ? ["SIGNED_OUT"] : [];
  const events: SeenEvent[] = [];
  if (before && before.userId !== now.userId) events.push("SIGNED_OUT");
  if (before?.userId !== now.userId) events.push("SIGNED_IN");
  else if (factsOf(before) !== factsOf(now)) events.push("USER_UPDATED");
  const wasRaised = before?.userId === now.userId && before.aal === "aal2";
  if (now.aal === "aal2" && !wasRaised) events.push("MFA_CHALLENGE_VERIFIED");
  return events;
}

const factsOf = ({ email, fullName, avatarUrl }: SessionView) => JSON.stringify([email, fullName, avatarUrl]);
