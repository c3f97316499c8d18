import { type ErrorMap, oc } from "@orpc/contract";
import * as z from "zod";
import type { CallerRule } from "./callers.ts";
import { type ErrorCode, errorCodes } from "./errors.ts";

export type ProcedureMeta = { caller: CallerRule };

/** Field errors of a refused input, by path. */
const issues = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) });

/** Why a password is too easy to guess. */
export const passwordReasons = [
  "short",
  "common",
  "personal",
  "sequence",
  "repetition",
  "keyboard",
  "date",
  "word",
] as const;
export type PasswordReason = (typeof passwordReasons)[number];

/** What stands in the way of erasing an account: the first 20 of one's orders that are not delivered or cancelled, and how many there are. */
export const openOrders = z.object({
  count: z.number().int(),
  orders: z.array(z.object({ id: z.uuid(), number: z.number().int(), status: z.string() })),
});
/** A shop's parcels under way, and what it is owed, in cents. */
export const openSales = z.object({ parcels: z.number().int(), balanceCents: z.number().int() });

const shapes: Partial<Record<ErrorCode, z.ZodType>> = {
  BAD_REQUEST: issues,
  INVALID_ADDRESS: issues,
  TOO_MANY_REQUESTS: z.object({ retryAfterSeconds: z.number().int() }),
  WEAK_PASSWORD: z.object({ reasons: z.array(z.enum(passwordReasons)) }),
  OPEN_ORDERS: openOrders,
  OPEN_SALES: openSales,
  OUT_OF_STOCK: z.object({ lines: z.array(z.object({ productId: z.uuid(), available: z.number().int() })) }),
};

/** What any procedure may answer, besides the codes it names. */
function alwaysPossible(caller: CallerRule): ErrorCode[] {
  const always: ErrorCode[] = ["BAD_REQUEST", "PAYLOAD_TOO_LARGE", "TOO_MANY_REQUESTS"];
  if (caller === "visitor") return always;
  if (caller === "session") return [...always, "SESSION_MISSING", "INVALID_JWT"];
  const forPeople: ErrorCode[] = [...always, "UNAUTHORIZED", "INVALID_JWT", "SECOND_FACTOR_REQUIRED"];
  return caller === "signedIn" ? forPeople : [...forPeople, "FORBIDDEN"];
}

/** Starts a contract: who may call it and the error codes it may answer with. No procedure exists without both. */
export function procedure(caller: CallerRule, codes: readonly ErrorCode[] = []) {
  const map: ErrorMap = {};
  for (const code of [...alwaysPossible(caller), ...codes])
    map[code] = { status: errorCodes[code].status, ...(shapes[code] ? { data: shapes[code] } : {}) };
  return oc.$meta<ProcedureMeta>({ caller }).errors(map);
}
