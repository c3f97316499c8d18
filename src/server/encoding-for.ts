import { accepts } from "hono/accepts";
import type { HttpContext } from "./request-context.ts";

/** The encoding that the client prefers of the supported ones; undefined for none. */
export function encodingFor<Encoding extends string>(
  c: HttpContext,
  supports: readonly Encoding[],
): Encoding | undefined {
  const accepted = accepts(c, { header: "Accept-Encoding", supports: [...supports], default: "identity" });
  return supports.find((encoding) => encoding === accepted);
}
