import { OpenAPIGenerator } from "@orpc/openapi";
import { contract } from "#contract";
import { productCard } from "#domains/catalogue/contract.ts";
import { apiScopes } from "#kernel/api-scopes.ts";
import type { CallerRule } from "#kernel/callers.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import { schemaConverters } from "../procedure-handler.ts";

/** What the reference shows of a JSON schema. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};
type Content = Record<string, { schema: Schema }>;
export type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
export type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
  "x-caller"?: CallerRule;
  "x-scope"?: string;
  security?: object[];
};
export type OpenApiDocument = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
};

let document: Promise<OpenApiDocument> | undefined;

/** OpenAPI 3.1; each operation says who may call it as `x-caller`, and which scope of a key opens it as `x-scope`. */
export function openApiDocument(publicUrl: string): Promise<OpenApiDocument> {
  document ??= new OpenAPIGenerator({ schemaConverters })
    .generate(contract, {
      info: {
        title: "Cafeto API",
        version: "1.0.0",
        description: `Amounts are integer US cents, times ISO 8601 in UTC. \`x-caller\` names who may call.

Enterprise vendors make API keys in their dashboard and send one as \`Authorization: Bearer cafeto_…\`. A key opens the operations whose \`x-scope\` it holds, for its own shop alone: ${apiScopes.map((scope) => `\`${scope}\``).join(", ")}. Each key may make 600 requests a minute; beyond that the answer is 429 with \`Retry-After\`.`,
      },
      servers: [{ url: publicUrl }],
      commonSchemas: { ProductCard: { schema: productCard } },
    })
    .then((generated) => nameCallers(generated as unknown as OpenApiDocument));
  return document;
}

/** Authentication methods of the API. */
const securitySchemes = {
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "cafeto_…",
    description: "An API key of an enterprise vendor, with the scope that the operation names",
  },
  cookie: { type: "apiKey", in: "cookie", name: "cafeto_session" },
};

function nameCallers(generated: OpenApiDocument): OpenApiDocument {
  for (const item of Object.values(generated.paths))
    for (const operation of Object.values(item)) {
      const [domain, name] = operation.operationId.split(".") as [keyof typeof contract, string];
      const procedure = (
        contract[domain] as Record<string, { "~orpc": { meta: ProcedureMeta } }> | undefined
      )?.[name];
      if (!procedure) continue;
      const { caller, scope } = procedure["~orpc"].meta;
      operation["x-caller"] = caller;
      if (scope) operation["x-scope"] = scope;
      if (caller !== "visitor")
        operation.security = [{ bearer: [] }, { cookie: [] }, ...(scope ? [{ apiKey: [] }] : [])];
    }
  const components = { ...generated.components, securitySchemes };
  return { ...generated, components };
}
