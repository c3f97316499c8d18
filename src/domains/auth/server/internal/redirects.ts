import { AppError } from "#kernel/errors.ts";
import type { Doors } from "#platform/rpc/context.ts";

/** A path of this site from what a request names as its destination; anything else is INVALID_REDIRECT. */
export function redirectPathOf(
  { config }: Pick<Doors, "config">,
  asked: string | undefined,
  fallback: string,
): string {
  if (asked === undefined) return fallback;
  // A browser reads a backslash as a slash, and drops control characters.
  const isPlain = !/[\\\p{Cc}]/u.test(asked);
  const base = new URL(config.publicUrl);
  const target = isPlain ? URL.parse(asked, base) : null;
  const isOwn =
    target?.origin === base.origin && (asked.startsWith("/") || asked.startsWith(`${base.origin}/`));
  if (!target || !isOwn || asked.startsWith("//")) throw new AppError("INVALID_REDIRECT");
  return `${target.pathname}${target.search}`;
}
