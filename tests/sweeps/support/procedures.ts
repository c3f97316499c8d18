import type { AnyContractProcedure } from "@orpc/contract";
import * as z from "zod";
import { contract } from "#contract";
import type { ApiScope } from "#kernel/api-scopes.ts";
import type { CallerRule } from "#kernel/callers.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";

/** The parts of a JSON Schema that these sweeps read. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

export type Procedure = {
  name: string;
  method: string;
  /** With `{placeholders}`. */
  path: string;
  rule: CallerRule;
  meta: ProcedureMeta;
  /** The scope that opens it to an API key. */
  scope: ApiScope | undefined;
  /** The declared errors: code and status. */
  errors: Map<string, number>;
  schema: Schema;
  input: z.ZodType;
};

/** The whole contract as a list of procedures. */
export const procedures: Procedure[] = Object.entries(contract).flatMap(([domain, members]) =>
  Object.entries(members as Record<string, AnyContractProcedure>).map(([name, procedure]) =>
    describe(`${domain}.${name}`, procedure),
  ),
);

function describe(name: string, { "~orpc": definition }: AnyContractProcedure): Procedure {
  const { route, meta, errorMap, inputSchema } = definition;
  const input = inputSchema as unknown as z.ZodType;
  return {
    name,
    method: route.method!,
    path: route.path!,
    rule: (meta as ProcedureMeta).caller,
    meta: meta as ProcedureMeta,
    scope: (meta as ProcedureMeta).scope,
    errors: new Map(
      Object.entries(errorMap as Record<string, { status: number }>).map(([code, { status }]) => [
        code,
        status,
      ]),
    ),
    schema: z.toJSONSchema(input, { io: "input" }) as Schema,
    input,
  };
}

/** The names of a path's placeholders. */
export function pathFields({ path }: Procedure): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** GET carries its input in the query, every other method in the body. */
export function hasBody({ method }: Procedure): boolean {
  return method !== "GET";
}
