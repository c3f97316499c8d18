import { createHmac } from "node:crypto";
import type { Doors } from "#platform/rpc/context.ts";

/**
 * What is kept of a code that a person types: keyed, since a few digits or letters are soon tried out by whoever reads the
 * table. `of` says whose code it is and for what, so that no code stands for another.
 */
export function hashCode({ config }: Pick<Doors, "config">, of: string, code: string): string {
  return createHmac("sha256", config.sessionSecret).update(`${of}:${code}`).digest("base64url");
}
