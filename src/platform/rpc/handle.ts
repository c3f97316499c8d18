import type {
  AnyContractProcedure,
  AnySchema,
  ContractProcedure,
  InferSchemaInput,
  InferSchemaOutput,
} from "@orpc/contract";
import { implement, ORPCError } from "@orpc/server";
import type { CallerRule } from "#kernel/callers.ts";
import { AppError, errorCodes } from "#kernel/errors.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import type { Caller, Ctx, HalfSignedIn, Person } from "./context.ts";

type Verb<Procedure extends AnyContractProcedure, Who extends Caller> = (
  ctx: Ctx<Who>,
  input: Parsed<Procedure>,
) => Promise<Answer<Procedure>>;
/** The input as validated, and the output as it is before validation: the verb stands between the two schemas. */
// biome-ignore-start lint/suspicious/noExplicitAny: the procedure's error map and meta take part in neither type
type Parsed<P> =
  P extends ContractProcedure<infer Input, AnySchema, any, any> ? InferSchemaOutput<Input> : never;
type Answer<P> =
  P extends ContractProcedure<AnySchema, infer Output, any, any> ? InferSchemaInput<Output> : never;
// biome-ignore-end lint/suspicious/noExplicitAny: see above

type Refusal = "UNAUTHORIZED" | "INVALID_JWT" | "SESSION_MISSING" | "SECOND_FACTOR_REQUIRED" | "FORBIDDEN";

/** Whether a caller meets a procedure's rule; the reason otherwise. An admin's work asks for a second factor. */
export function refusalOf(rule: CallerRule, caller: Caller): Refusal | undefined {
  if (rule === "visitor") return undefined;
  if (caller.kind === "visitor")
    return caller.refused ?? (rule === "session" ? "SESSION_MISSING" : "UNAUTHORIZED");
  if (rule === "session") return undefined;
  if (caller.kind === "halfSignedIn") return "SECOND_FACTOR_REQUIRED";
  const isVendor = caller.roles.includes("vendor") && caller.vendor?.isApproved === true;
  const isAdmin = caller.roles.includes("admin");
  if (rule === "admin" && isAdmin && caller.session.aal !== "aal2") return "SECOND_FACTOR_REQUIRED";
  const meets = {
    signedIn: true,
    vendor: isVendor,
    enterprise: isVendor && caller.vendor?.planType === "enterprise",
    admin: isAdmin,
  }[rule];
  return meets ? undefined : "FORBIDDEN";
}

function bind<Procedure extends AnyContractProcedure>(
  rules: CallerRule[],
  procedure: Procedure,
  verb: Verb<Procedure, never>,
) {
  const { caller: rule } = procedure["~orpc"].meta as ProcedureMeta;
  if (!rules.includes(rule))
    throw new Error(`a procedure for '${rule}' is bound to a verb for '${rules.join("', '")}'`);
  return implement(procedure)
    .$context<Ctx>()
    .use(({ context, next }) => {
      const refusal = refusalOf(rule, context.caller);
      if (refusal) throw toRpcError(new AppError(refusal));
      return next();
    })
    .handler(async ({ context, input }) => {
      try {
        return (await verb(context as Ctx<never>, input as never)) as never;
      } catch (error) {
        throw error instanceof AppError ? toRpcError(error) : error;
      }
    });
}

function toRpcError(error: AppError): ORPCError<string, unknown> {
  return new ORPCError(error.code, { status: errorCodes[error.code].status, data: error.data });
}

/** Binds a procedure that anybody may call. */
export const forVisitor = <P extends AnyContractProcedure>(procedure: P, verb: Verb<P, Caller>) =>
  bind(["visitor"], procedure, verb as Verb<P, never>);

/** Binds a procedure for whoever has a session, even one that waits for its second factor. */
export const forSession = <P extends AnyContractProcedure>(
  procedure: P,
  verb: Verb<P, Person | HalfSignedIn>,
) => bind(["session"], procedure, verb as Verb<P, never>);

/** Binds a procedure whose caller is certainly a person; their role is checked by the contract's rule. */
export const forPerson = <P extends AnyContractProcedure>(procedure: P, verb: Verb<P, Person>) =>
  bind(["signedIn", "vendor", "enterprise", "admin"], procedure, verb as Verb<P, never>);
