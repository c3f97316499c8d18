import type { UserView } from "#domains/auth/shapes.ts";

/** Whether the password was right, but a second factor is still to be shown. */
export function isHalfSignedIn({ aal, factors }: Pick<UserView, "aal" | "factors">): boolean {
  return aal === "aal1" && factors.some(({ status }) => status === "verified");
}
