import { AppError } from "#kernel/errors.ts";
import { ownPathOf } from "#kernel/own-path.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** A path of this site from a requested redirect target; anything else is INVALID_REDIRECT. */
export function redirectPathOf(
  { config }: Pick<Infra, "config">,
  asked: string | undefined,
  fallback: string,
): string {
  if (asked === undefined) return fallback;
  const path = ownPathOf(asked, new URL(config.publicUrl).origin);
  if (path === null) throw new AppError("INVALID_REDIRECT");
  return path;
}
