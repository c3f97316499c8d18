/**
 * Who may call a procedure. Each procedure names exactly one; admins also pass `vendor` and `signedIn` where no
 * ownership is involved. `session` is weaker than `signedIn`: it also accepts a session that still waits for its
 * second factor.
 */
export const callers = ["visitor", "session", "signedIn", "vendor", "enterprise", "admin"] as const;
export type CallerRule = (typeof callers)[number];

export const roles = ["admin", "vendor", "buyer"] as const;
export type Role = (typeof roles)[number];

/** The primary role of a user with several: admin over vendor over buyer. */
export function primaryRole(held: readonly Role[]): Role {
  return roles.find((role) => held.includes(role)) ?? "buyer";
}
