import { AppError } from "#kernel/errors.ts";
import { ownPathOf } from "#kernel/own-path.ts";
import type { Doors } from "#platform/rpc/context.ts";

/** A path of this site from what a request names as its destination; anything else is INVALID_REDIRECT. */
export function redirectPathOf(
  { config }: Pick<Doors, "config">,
  asked: string | undefined,
  fallback: string,
): string {
  if (asked === undefined) return fallback;
  const path = ownPathOf(asked, new URL(config.publicUrl).origin);
  if (path === null) throw new AppError("INVALID_REDIRECT");
  return path;
}
