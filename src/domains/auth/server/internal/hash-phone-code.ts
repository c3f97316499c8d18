import { createHmac } from "node:crypto";
import type { Doors } from "#platform/rpc/context.ts";

/** What is kept of a code: keyed, since six digits are soon tried out by whoever reads the table. */
export function hashPhoneCode({ sessionSecret }: Doors["config"], phone: string, code: string): string {
  return createHmac("sha256", sessionSecret).update(`phone:${phone}:${code}`).digest("base64url");
}
