import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { OpenAPIGenerator } from "@orpc/openapi";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { contract } from "#contract";
import { productCard } from "#domains/catalogue/contract.ts";
import { apiScopes } from "#kernel/api-scopes.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { answerProcedure, schemaConverters } from "./answer-procedure.ts";
import type { Variables } from "./request-context.ts";

/** The data API at /api, the OpenAPI document of everything, and the page that shows it. */
export function apiDoor(doors: Doors) {
  const door = new Hono<{ Variables: Variables }>();
  door.use(compress());
  door.get("/openapi.json", async (c) => c.json(await openApiDocument(doors.config.publicUrl)));
  mountDocs(door);
  door.all("*", (c) => answerProcedure(c, doors, c.req.raw));
  return door;
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

/** How a caller may say who they are. */
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

/** Swagger UI from our own address. */
function mountDocs(door: Hono<{ Variables: Variables }>): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  door.get("/docs", (c) => {
    const nonce = c.get("secureHeadersNonce");
    return c.html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cafeto API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><div id="api"></div>
<script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", deepLinking: true })</script></body></html>`);
  });
  for (const [name, type] of Object.entries(docsFiles))
    door.get(`/docs/${name}`, async (c) =>
      c.body(await fs.promises.readFile(path.join(folder, name)), 200, { "content-type": type }),
    );
}
