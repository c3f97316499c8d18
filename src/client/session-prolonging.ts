import { api } from "./api.ts";
import { logError } from "./notify-error.ts";

const lockName = "cafeto-session";
const storageKey = "cafeto-session-prolonged";
const pauseMs = 3_600_000;

let triedAt = 0;

/**
 * Extends the session's cookie, at most once an hour across all tabs; true if it did. A failure is logged and signs
 * no one out: the session lasts until its own end, and the next hour retries.
 */
export async function prolongSession(): Promise<boolean> {
  if (!isDue()) return false;
  // Locks exist on secure pages only.
  if (!navigator.locks) return prolong();
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock && isDue() ? prolong() : false,
  );
}

async function prolong(): Promise<boolean> {
  remember(Date.now());
  try {
    await api.auth.getToken({ grant_type: "refresh_token", transport: "cookie" });
    return true;
  } catch (error) {
    logError(error);
    return false;
  }
}

/** A time in the future comes from a clock that was set back, and is ignored. */
function isDue(): boolean {
  const now = Date.now();
  return [triedAt, stored()].every((at) => at > now || now - at >= pauseMs);
}

function remember(at: number): void {
  triedAt = at;
  try {
    window.localStorage.setItem(storageKey, String(at));
  } catch {
    // Without storage each tab counts on its own.
  }
}

function stored(): number {
  try {
    return Number(window.localStorage.getItem(storageKey));
  } catch {
    return 0;
  }
}
