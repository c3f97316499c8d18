/** For how long a page trusts the roles that it has (specification, section 6). A change is pushed live, and rarely waits for this. */
const maxAgeMs = 5 * 60_000;

let askedAt = Date.now();

/** Whether a navigation shall ask for the session again: when it asks the server anyhow, or has not done so for five minutes. */
export function shouldAskForSession(isAskedAnyhow: boolean): boolean {
  if (!isAskedAnyhow && Date.now() - askedAt < maxAgeMs) return false;
  askedAt = Date.now();
  return true;
}
