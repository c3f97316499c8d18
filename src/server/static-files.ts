import fs from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Variables } from "./request-context.ts";

/** The service worker and its parts: a browser asks for them anew each time. */
const workerFiles = ["sw.js", "push.js"];

/** The built site's files: hashed assets are cached forever, public ones are revalidated by name. */
export function staticFiles(clientFolder: string) {
  const routes = new Hono<{ Variables: Variables }>();
  if (!fs.existsSync(clientFolder)) return routes;
  const root = path.relative(process.cwd(), clientFolder) || ".";
  const forever = serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
  });
  const daily = serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header("cache-control", "public, max-age=86400"),
  });
  const fresh = serveStatic({ root, onFound: (_, c) => c.header("cache-control", "no-cache") });
  routes.use("/assets/*", forever);
  routes.get("/assets/*", (c) => c.notFound());
  for (const file of workerFiles) routes.get(`/${file}`, fresh);
  for (const entry of fs.readdirSync(clientFolder, { withFileTypes: true })) {
    if (entry.name === "assets" || workerFiles.includes(entry.name)) continue;
    routes.use(entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`, daily);
  }
  return routes;
}
