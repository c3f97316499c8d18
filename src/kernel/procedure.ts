import { type ErrorMap, oc } from "@orpc/contract";
import * as z from "zod";
import type { CallerRule } from "./callers.ts";
import { type ErrorCode, errorCodes } from "./errors.ts";

export type ProcedureMeta = { caller: CallerRule };

/** Field errors of a refused input, by path. */
const issues = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) });

const shapes: Partial<Record<ErrorCode, z.ZodType>> = {
  BAD_REQUEST: issues,
  INVALID_ADDRESS: issues,
  TOO_MANY_REQUESTS: z.object({ retryAfterSeconds: z.number().int() }),
  OUT_OF_STOCK: z.object({ lines: z.array(z.object({ productId: z.uuid(), available: z.number().int() })) }),
};

/** What any procedure may answer, besides the codes it names. */
function alwaysPossible(caller: CallerRule): ErrorCode[] {
  const always: ErrorCode[] = ["BAD_REQUEST", "PAYLOAD_TOO_LARGE", "TOO_MANY_REQUESTS"];
  if (caller === "visitor") return always;
  return caller === "signedIn" ? [...always, "UNAUTHORIZED"] : [...always, "UNAUTHORIZED", "FORBIDDEN"];
}

/** Starts a contract: who may call it and the error codes it may answer with. No procedure exists without both. */
export function procedure(caller: CallerRule, codes: readonly ErrorCode[] = []) {
  const map: ErrorMap = {};
  for (const code of [...alwaysPossible(caller), ...codes])
    map[code] = { status: errorCodes[code].status, ...(shapes[code] ? { data: shapes[code] } : {}) };
  return oc.$meta<ProcedureMeta>({ caller }).errors(map);
}
