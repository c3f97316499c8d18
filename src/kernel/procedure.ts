import { type ErrorMap, oc } from "@orpc/contract";
import * as z from "zod";
import type { ApiScope } from "./api-scopes.ts";
import type { CallerRule } from "./callers.ts";
import { type ErrorCode, errorCodes } from "./errors.ts";
import type { AdminPermission, VendorPermission } from "./permissions.ts";

type Options = { scope?: ApiScope; shared?: true; sensitive?: true };

/**
 * `permission`: what the caller's role among the administrators, or in the vendor's team, must allow. `scope`: which one opens the procedure to an API key. Without it no key does. `shared`: every visitor who asks the same in
 * the same language gets the same, so it is cached; its verb says by `dependsOn` which changes may make it another.
 * `sensitive`: the session must have shown a password or a factor within the last ten minutes.
 */
export type ProcedureMeta = Options &
  (
    | { caller: "admin"; permission: AdminPermission }
    | { caller: "vendor"; permission: VendorPermission }
    | { caller: "enterprise"; permission: VendorPermission }
    | { caller: Exclude<CallerRule, "admin" | "vendor" | "enterprise"> }
  );
type OfCaller<Rule extends CallerRule> = Omit<Extract<ProcedureMeta, { caller: Rule }>, "caller">;

/** Field errors of a rejected input, by path. */
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

/**
 * Blockers of an account's erasure: the first 20 of its orders that are not delivered or cancelled, and how many
 * there are.
 */
export const openOrders = z.object({
  count: z.number().int(),
  orders: z.array(z.object({ id: z.uuid(), number: z.number().int(), status: z.string() })),
});
/** A shop's open parcels, and the balance owed to it, in cents. */
export const openSales = z.object({ parcels: z.number().int(), balanceCents: z.number().int() });

/** After how many seconds the same call may succeed. */
const wait = z.object({ retryAfterSeconds: z.number().int() });

const shapes: Partial<Record<ErrorCode, z.ZodType>> = {
  BAD_REQUEST: issues,
  INVALID_ADDRESS: issues,
  TOO_MANY_REQUESTS: wait,
  SERVICE_UNAVAILABLE: wait,
  WEAK_PASSWORD: z.object({ reasons: z.array(z.enum(passwordReasons)) }),
  OPEN_ORDERS: openOrders,
  OPEN_SALES: openSales,
  STOCK_PROMISED: z.object({ stockQuantity: z.number().int(), heldQuantity: z.number().int() }),
  PLAN_LIMIT_REACHED: z.object({ maxProducts: z.number().int(), productCount: z.number().int() }),
  INVALID_FILE: z.object({
    reason: z.enum(["empty", "unreadable", "heading", "columns", "rows"]),
    columns: z.array(z.string()).optional(),
    line: z.number().int().optional(),
  }),
  ORDER_LIMIT: z.object({ limit: z.enum(["lines", "units", "total"]), most: z.number().int() }),
  MONTH_NOT_READY: z.object({ blockers: z.array(z.string()) }),
  ALREADY_PAID: z.object({ orderId: z.uuid() }),
  OUT_OF_STOCK: z.object({ lines: z.array(z.object({ productId: z.uuid(), available: z.number().int() })) }),
};

/** Codes that any procedure may return besides the ones it names. */
function alwaysPossible({ caller, scope, sensitive }: ProcedureMeta): ErrorCode[] {
  const always: ErrorCode[] = [
    "BAD_REQUEST",
    "PAYLOAD_TOO_LARGE",
    "TOO_MANY_REQUESTS",
    "SERVICE_UNAVAILABLE",
  ];
  if (caller === "visitor") return always;
  // An API key without the scope is refused.
  always.push("FORBIDDEN");
  if (caller === "session") return [...always, "SESSION_MISSING", "INVALID_JWT"];
  if (scope) always.push("INVALID_API_KEY");
  if (sensitive) always.push("CONFIRMATION_REQUIRED");
  return [...always, "UNAUTHORIZED", "INVALID_JWT", "SECOND_FACTOR_REQUIRED"];
}

/**
 * Starts a contract: who may call it and the error codes it may answer with. No procedure exists without both, and none
 * for administrators or vendors without the `permission` that their roles must hold. `scope` opens it to the API keys
 * that hold it, as their vendor; `shared` caches what it answers; `sensitive` asks for a recent password or factor.
 */
export function procedure(caller: "admin", codes: readonly ErrorCode[], options: OfCaller<"admin">): Start;
export function procedure(
  caller: "vendor" | "enterprise",
  codes: readonly ErrorCode[],
  options: OfCaller<"vendor">,
): Start;
export function procedure(
  caller: "visitor" | "session" | "signedIn",
  codes?: readonly ErrorCode[],
  options?: Options,
): Start;
export function procedure(caller: CallerRule, codes: readonly ErrorCode[] = [], options: Options = {}) {
  return start({ caller, ...options } as ProcedureMeta, codes);
}

type Start = ReturnType<typeof start>;

function start(meta: ProcedureMeta, codes: readonly ErrorCode[]) {
  const map: ErrorMap = {};
  for (const code of [...alwaysPossible(meta), ...codes])
    map[code] = { status: errorCodes[code].status, ...(shapes[code] ? { data: shapes[code] } : {}) };
  return oc.$meta<ProcedureMeta>(meta).errors(map);
}
