/** Where the verification mail's link leads: back to signing in, and from there to the page one came from. */
export function verifiedPath(from: string): string {
  return from === "/" ? "/auth?verified=1" : `/auth?verified=1&from=${encodeURIComponent(from)}`;
}
