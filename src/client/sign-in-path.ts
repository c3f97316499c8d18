import { href } from "react-router";
import { withQuery } from "#kernel/with-query.ts";

/** The sign-in page that returns to a path of this site; from home and from sign-in itself there is nothing to return to. */
export function signInPath(from: string): string {
  const [pathname] = from.split("?");
  const hasReturn = pathname !== href("/") && pathname !== href("/auth");
  return withQuery(href("/auth"), { from: hasReturn ? from : undefined });
}
