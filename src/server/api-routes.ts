import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { AnyContractProcedure } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type * as z from "zod";
import { contract } from "#contract";
import { productCard } from "#domains/catalogue/contract.ts";
import { apiScopes } from "#kernel/api-scopes.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { handleProcedure, schemaConverters } from "./procedure-handler.ts";
import type { Variables } from "./request-context.ts";
import type { ShareResponses } from "./response-cache.ts";

/** The data API at /api, the OpenAPI document of everything, and the page that shows it. */
export function apiRoutes(infra: Infra, share: ShareResponses) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.use(compress());
  routes.get("/openapi.json", async (c) => c.json(await openApiDocument(infra.config.publicUrl)));
  mountDocs(routes);
  for (const { path, parameters } of sharedProcedures()) routes.get(path, share("api", parameters));
  routes.all("*", (c) => handleProcedure(c, infra, c.req.raw));
  return routes;
}

/** The GET procedures that answer every visitor the same, and what their query may name: the input's fields outside the path. */
function sharedProcedures(): { path: string; parameters: string[] }[] {
  const procedures = Object.values(contract).flatMap<AnyContractProcedure>((domain) => Object.values(domain));
  return procedures.flatMap((procedure) => {
    const { meta, route, inputSchema } = procedure["~orpc"];
    if (!(meta as ProcedureMeta).shared || route.method !== "GET" || !route.path) return [];
    const path = route.path.slice("/api".length).replaceAll(/\{(\w+)\}/g, ":$1");
    const fields = Object.keys((inputSchema as z.ZodObject).shape);
    return [{ path, parameters: fields.filter((field) => !path.includes(`:${field}`)) }];
  });
}

let document: Promise<object> | undefined;

/** OpenAPI 3.1; each operation says who may call it as `x-caller`. */
function openApiDocument(publicUrl: string): Promise<object> {
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
    .then(nameCallers);
  return document;
}

type Operation = {
  operationId?: string;
  "x-caller"?: string;
  "x-scope"?: string;
  security?: object[];
};

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

function nameCallers(document: { paths?: Record<string, unknown>; components?: object }): object {
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item as Record<string, Operation>)) {
      const [domain, name] = (operation.operationId ?? "").split(".") as [keyof typeof contract, string];
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
  return { ...document, components: { ...document.components, securitySchemes } };
}

const docsFiles = { "swagger-ui.css": "text/css", "swagger-ui-bundle.js": "text/javascript" } as const;

/** Serves Swagger UI from our own address. */
function mountDocs(routes: Hono<{ Variables: Variables }>): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  routes.get("/docs", (c) => {
    const nonce = c.get("secureHeadersNonce");
    return c.html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cafeto API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><div id="api"></div>
<script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", deepLinking: true })</script></body></html>`);
  });
  for (const [name, type] of Object.entries(docsFiles))
    routes.get(`/docs/${name}`, async (c) =>
      c.body(await fs.promises.readFile(path.join(folder, name)), 200, { "content-type": type }),
    );
}
