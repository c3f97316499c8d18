import fs from "node:fs";
import { createRequire } from "node:module";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Infra } from "#platform/rpc/context.ts";
import { contextOf, type HttpContext, type Variables } from "../request-context.ts";
import { docsFrame } from "./docs-frame.ts";
import { openApiDocument } from "./openapi-document.ts";
import { operationPage } from "./operation-page.ts";
import { operationsOf, overviewPage } from "./overview-page.ts";

const require = createRequire(import.meta.url);
/** The site's two faces, whose built files have other names with each release. */
const fonts: Record<string, string> = {
  "figtree.woff2": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  "fraunces.woff2": "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
};

/** The API reference at /api/docs: an overview, and a page for each operation (docs/decisions/0020-own-api-reference.md). */
export function docsRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables }>();
  const show = async (c: HttpContext, title: string, content: unknown, status: 200 | 404 = 200) => {
    const { caller } = await contextOf(c, infra);
    const email = caller.kind === "person" ? caller.email : null;
    const nonce = c.get("secureHeadersNonce");
    // Says who is signed in.
    c.header("cache-control", "no-store");
    return c.html(docsFrame({ title, content, email, nonce, path: c.req.path }), status);
  };
  routes.get("/", async (c) =>
    show(c, "Overview", overviewPage(await openApiDocument(infra.config.publicUrl))),
  );
  for (const [name, file] of Object.entries(fonts))
    routes.get(`/${name}`, async (c) =>
      c.body(await fs.promises.readFile(require.resolve(file)), 200, {
        "content-type": "font/woff2",
        "cache-control": "public, max-age=86400",
      }),
    );
  routes.get("/:operationId", async (c) => {
    const document = await openApiDocument(infra.config.publicUrl);
    const wanted = c.req.param("operationId");
    const placed = operationsOf(document).find(({ operation }) => operation.operationId === wanted);
    if (!placed) return show(c, "Not found", notFound, 404);
    return show(c, placed.operation.summary ?? wanted, operationPage(document, placed));
  });
  return routes;
}

const notFound = html`<h1>No such operation</h1><p class="lead">It may have been renamed. <a href="/api/docs">All operations</a></p>`;
