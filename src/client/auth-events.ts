import type { SessionView } from "#domains/accounts/contract.ts";
import { authChannel, missedEvent, unseenEvents } from "./auth-channel.ts";
import { eventsBetween } from "./session-changes.ts";

/** What happens to the session (specification, section 4). A page's own beginning is no news to other tabs. */
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
const unseen: readonly AuthEvent[] = unseenEvents;

const listeners = new Set<Listener>();
let known: Session | undefined;
let opened: BroadcastChannel | undefined;

/** Tells the listener of every event from now on, and first of all of the session that the page began with. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (known !== undefined) listener("INITIAL_SESSION", known);
  return () => void listeners.delete(listener);
}

/** The page has this session now: raises what must have happened since the one before. */
export function noticeSession(session: Session): void {
  const events = eventsBetween(known, session);
  known = session;
  for (const event of events) raise(event);
}

/**
 * Something was done to the session here: tells this browser's other tabs what, and nothing of whose it is; they ask the server.
 * Listeners here hear what can't be seen in the session at once, and the rest when the page has the new session.
 */
export function announceAuthEvent(event: SharedAuthEvent): void {
  channel().postMessage(event);
  if (unseen.includes(event)) raise(event);
}

/** Follows the other tabs: passes on what can't be seen in the session, and has the page ask for it after everything else. */
export function followOtherTabs(askAgain: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isShared(data)) return;
    if (unseen.includes(data)) raise(data);
    else askAgain();
  };
  channel().addEventListener("message", hear);
  document.addEventListener(missedEvent, askAgain);
  return () => {
    channel().removeEventListener("message", hear);
    document.removeEventListener(missedEvent, askAgain);
  };
}

function raise(event: AuthEvent): void {
  const session = event === "SIGNED_OUT" ? null : (known ?? null);
  for (const listener of [...listeners]) listener(event, session);
}

/** One for the page: a second one would hear what the first one says. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel(authChannel);
  return opened;
}

const isShared = (data: unknown): data is SharedAuthEvent =>
  (sharedEvents as readonly unknown[]).includes(data);
