/**
 * Who may call a procedure. Each procedure names exactly one; admins pass where vendors or signed-in people do not own rows.
 * `session` is weaker than `signedIn`: it also takes a session that still waits for its second factor.
 */
export const callers = ["visitor", "session", "signedIn", "vendor", "enterprise", "admin"] as const;
export type CallerRule = (typeof callers)[number];

export const roles = ["admin", "vendor", "buyer"] as const;
export type Role = (typeof roles)[number];

/** The role that speaks for a person who holds several: admin over vendor over buyer. */
export function primaryRole(held: readonly Role[]): Role {
  return roles.find((role) => held.includes(role)) ?? "buyer";
}
