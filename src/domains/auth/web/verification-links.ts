import { href } from "react-router";
import { withQuery } from "#kernel/with-query.ts";

/** Where the verification mail's link leads: back to sign-in, and from there to the original page. */
export function verifiedPath(from: string): string {
  return withQuery(href("/auth"), { verified: 1, from: from === href("/") ? undefined : from });
}
