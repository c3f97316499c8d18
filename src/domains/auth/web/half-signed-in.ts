import type { UserView } from "#domains/auth/shapes.ts";

/** Whether the password was correct, but the second factor is still missing. */
export function isHalfSignedIn({ aal, factors }: Pick<UserView, "aal" | "factors">): boolean {
  return aal === "aal1" && factors.some(({ status }) => status === "verified");
}
