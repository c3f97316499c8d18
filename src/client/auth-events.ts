import type { SessionView } from "#domains/accounts/contract.ts";
import { eventsBetween } from "./session-changes.ts";

/**
 * Session events (docs/product.md#4-states-and-transitions). A page's initial session is not announced to other tabs.
 */
export type AuthEvent = "INITIAL_SESSION" | SharedAuthEvent;
export type SharedAuthEvent = (typeof sharedEvents)[number];
type Session = SessionView | null;
type Listener = (event: AuthEvent, session: Session) => void;

const sharedEvents = [
  "SIGNED_IN",
  "SIGNED_OUT",
  "TOKEN_REFRESHED",
  "USER_UPDATED",
  "PASSWORD_RECOVERY",
  "MFA_CHALLENGE_VERIFIED",
] as const;

/** The session looks the same before and after these; the others are seen in it. */
const unseen: readonly AuthEvent[] = ["TOKEN_REFRESHED", "PASSWORD_RECOVERY"];

const listeners = new Set<Listener>();
let known: Session | undefined;
let opened: BroadcastChannel | undefined;

/** Calls the listener with every event from now on, starting with the page's initial session. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (known !== undefined) listener("INITIAL_SESSION", known);
  return () => void listeners.delete(listener);
}

/** Records the page's new session and emits the events that led to it. */
export function noticeSession(session: Session): void {
  const events = eventsBetween(known, session);
  known = session;
  for (const event of events) raise(event);
}

/**
 * Announces a change of the session to this browser's other tabs, without personal data; they ask the server. Local
 * listeners get events that leave no trace in the session at once, and the others when the page has the new session.
 */
export function announceAuthEvent(event: SharedAuthEvent): void {
  channel().postMessage(event);
  if (unseen.includes(event)) raise(event);
}

/** Follows the other tabs: emits events that leave the session unchanged, and reloads the session after all others. */
export function followOtherTabs(askAgain: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isShared(data)) return;
    if (unseen.includes(data)) raise(data);
    else askAgain();
  };
  channel().addEventListener("message", hear);
  return () => channel().removeEventListener("message", hear);
}

function raise(event: AuthEvent): void {
  const session = event === "SIGNED_OUT" ? null : (known ?? null);
  for (const listener of [...listeners]) listener(event, session);
}

/** One per page: a second one would receive the first one's messages. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel("cafeto-auth");
  return opened;
}

const isShared = (data: unknown): data is SharedAuthEvent =>
  (sharedEvents as readonly unknown[]).includes(data);
