import type { AnyContractProcedure } from "@orpc/contract";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type * as z from "zod";
import { contract } from "#contract";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { docsRoutes } from "./api-docs/docs-routes.ts";
import { openApiDocument } from "./api-docs/openapi-document.ts";
import { handleProcedure } from "./procedure-handler.ts";
import type { Variables } from "./request-context.ts";
import type { ShareResponses } from "./response-cache.ts";
import { sendJsonWhole } from "./send-json-whole.ts";

/** The data API at /api, the OpenAPI document of everything, and the pages that show it. */
export function apiRoutes(infra: Infra, share: ShareResponses) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.use(compress(), sendJsonWhole);
  routes.get("/openapi.json", async (c) => c.json(await openApiDocument(infra.config.publicUrl)));
  routes.route("/docs", docsRoutes(infra));
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
