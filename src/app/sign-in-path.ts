/** The sign-in page that remembers this one. */
export function signInPath(from: { pathname: string; search: string }): string {
  if (from.pathname === "/" || from.pathname === "/auth") return "/auth";
  return `/auth?from=${encodeURIComponent(`${from.pathname}${from.search}`)}`;
}
