import type {
  AnyContractProcedure,
  AnySchema,
  ContractProcedure,
  InferSchemaInput,
  InferSchemaOutput,
} from "@orpc/contract";
import { implement, ORPCError } from "@orpc/server";
import type { ApiScope } from "#kernel/api-scopes.ts";
import type { CallerRule } from "#kernel/callers.ts";
import { AppError, errorCodes } from "#kernel/errors.ts";
import { mayAsAdmin, mayInShop } from "#kernel/permissions.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import { defineLimit } from "#kernel/rate-limit.ts";
import { anyChange, dependsOn } from "#platform/cache/dependencies.ts";
import { assertConfirmed } from "./assert-confirmed.ts";
import type { Caller, Ctx, HalfSignedIn, KeyHolder, Person, RequestCtx } from "./context.ts";

type Verb<Procedure extends AnyContractProcedure, Who extends Caller> = (
  ctx: Ctx<Who>,
  input: Parsed<Procedure>,
) => Promise<Answer<Procedure>>;
/** The validated input, and the output before validation: the verb stands between the two schemas. */
// biome-ignore-start lint/suspicious/noExplicitAny: the procedure's error map and meta take part in neither type
type Parsed<P> =
  P extends ContractProcedure<infer Input, AnySchema, any, any> ? InferSchemaOutput<Input> : never;
type Answer<P> =
  P extends ContractProcedure<AnySchema, infer Output, any, any> ? InferSchemaInput<Output> : never;
// biome-ignore-end lint/suspicious/noExplicitAny: see above

const apiKeyLimit = defineLimit("api_key", 600, 60);

type Refusal =
  | "UNAUTHORIZED"
  | "INVALID_JWT"
  | "INVALID_API_KEY"
  | "SESSION_MISSING"
  | "SECOND_FACTOR_REQUIRED"
  | "FORBIDDEN";

/**
 * Why a caller does not satisfy a procedure's rule, if so. Admins need a second factor, and a role that holds the
 * procedure's permission, as members of a vendor's team do; an API key opens only procedures with one of its scopes,
 * and those open to every visitor.
 */
export function refusalOf(meta: ProcedureMeta, caller: Caller | KeyHolder): Refusal | undefined {
  const { caller: rule, scope } = meta;
  if (rule === "visitor") return undefined;
  if (caller.kind === "apiKey")
    return scope && caller.scopes.includes(scope) ? refusalOf(meta, caller.owner) : "FORBIDDEN";
  if (caller.kind === "visitor") return refusalOfVisitor(rule, caller.refused, scope);
  if (rule === "session") return undefined;
  if (caller.kind === "halfSignedIn") return "SECOND_FACTOR_REQUIRED";
  if (rule === "admin" && caller.roles.includes("admin") && caller.session.aal !== "aal2")
    return "SECOND_FACTOR_REQUIRED";
  return meets(meta, caller) ? undefined : "FORBIDDEN";
}

function meets(meta: ProcedureMeta, person: Person): boolean {
  if (meta.caller === "admin") return mayAsAdmin(person, meta.permission);
  if (meta.caller !== "vendor" && meta.caller !== "enterprise") return true;
  const { vendor, roles } = person;
  const isVendor = roles.includes("vendor") && vendor?.isApproved === true;
  const hasPlan = meta.caller === "vendor" || vendor?.planType === "enterprise";
  return isVendor && hasPlan && mayInShop(person, meta.permission);
}

function refusalOfVisitor(
  rule: CallerRule,
  refused: "INVALID_JWT" | "INVALID_API_KEY" | undefined,
  scope: ApiScope | undefined,
): Refusal {
  // Where no key is useful, an invalid one is treated like none.
  if (refused && (refused !== "INVALID_API_KEY" || scope)) return refused;
  return rule === "session" ? "SESSION_MISSING" : "UNAUTHORIZED";
}

/** The caller as a verb sees it: for a key the shop's owner, and a visitor where visitors may call. */
function callerFor(rule: CallerRule, caller: Caller | KeyHolder): Caller {
  if (caller.kind !== "apiKey") return caller;
  return rule === "visitor" ? { kind: "visitor" } : caller.owner;
}

async function admit(meta: ProcedureMeta, context: RequestCtx): Promise<Caller> {
  const { caller } = context;
  if (caller.kind === "apiKey") await context.limits.consume(apiKeyLimit, caller.keyId);
  const refusal = refusalOf(meta, caller);
  if (refusal) throw new AppError(refusal);
  if (meta.sensitive) assertConfirmed({ caller: caller as Person, clock: context.clock });
  return callerFor(meta.caller, caller);
}

/** Input is validated after the first middleware: a refused caller learns nothing about it. */
const afterAdmission = 1;

function bind<Procedure extends AnyContractProcedure>(
  rules: CallerRule[],
  procedure: Procedure,
  verb: Verb<Procedure, never>,
) {
  const meta = procedure["~orpc"].meta as ProcedureMeta;
  if (!rules.includes(meta.caller))
    throw new Error(`a procedure for '${meta.caller}' is bound to a verb for '${rules.join("', '")}'`);
  return implement(procedure)
    .$context<RequestCtx>()
    .$config({ initialInputValidationIndex: afterAdmission })
    .use(async ({ context, next }) => {
      const caller = await admit(meta, context).catch(throwPublicly);
      return next({ context: { caller } });
    })
    .handler(async ({ context, input }) => {
      if (!meta.shared) dependsOn(anyChange);
      try {
        return (await verb(context as Ctx<never>, input as never)) as never;
      } catch (error) {
        return throwPublicly(error);
      }
    });
}

function throwPublicly(error: unknown): never {
  throw error instanceof AppError ? toRpcError(error) : error;
}

function toRpcError(error: AppError): ORPCError<string, unknown> {
  return new ORPCError(error.code, { status: errorCodes[error.code].status, data: error.data });
}

/** Binds a procedure that visitors may call. */
export const forVisitor = <P extends AnyContractProcedure>(procedure: P, verb: Verb<P, Caller>) =>
  bind(["visitor"], procedure, verb as Verb<P, never>);

/** Binds a procedure for callers with a session, even one that waits for its second factor. */
export const forSession = <P extends AnyContractProcedure>(
  procedure: P,
  verb: Verb<P, Person | HalfSignedIn>,
) => bind(["session"], procedure, verb as Verb<P, never>);

/** Binds a procedure whose caller is certainly a user; the contract's rule checks the role. */
export const forPerson = <P extends AnyContractProcedure>(procedure: P, verb: Verb<P, Person>) =>
  bind(["signedIn", "vendor", "enterprise", "admin"], procedure, verb as Verb<P, never>);
