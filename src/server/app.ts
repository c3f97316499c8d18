import { Hono } from "hono";
import { authBasePath, authOf } from "#domains/auth/server/auth.ts";
import { isUnavailable } from "#platform/db/is-unavailable.ts";
import type { LiveEvents } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { apiRoutes } from "./api-routes.ts";
import { authRoutes } from "./auth-routes.ts";
import { devMailRoutes } from "./dev-mail-routes.ts";
import {
  allowCachedScripts,
  checkOrigin,
  limitBody,
  nameRequest,
  sendSecurityHeaders,
} from "./guard-requests.ts";
import { imageRoutes } from "./image-routes.ts";
import { linkCardRoutes } from "./link-card-routes.ts";
import { liveRoutes } from "./live-routes.ts";
import { cardEventRoutes, healthRoutes, type Readiness } from "./machine-routes.ts";
import { manifestRoutes } from "./manifest-routes.ts";
import { messagePictureRoutes } from "./message-picture-routes.ts";
import { measureRequests } from "./metrics.ts";
import { handlePage, type Site } from "./page-handler.ts";
import { problemPictureRoutes } from "./problem-picture-routes.ts";
import { handleProcedure } from "./procedure-handler.ts";
import type { Variables } from "./request-context.ts";
import { openResponseCache } from "./response-cache.ts";
import { reviewPictureRoutes } from "./review-picture-routes.ts";
import { shedLoad } from "./shed-load.ts";
import { sitemapRoutes } from "./sitemap-routes.ts";
import { staticFiles } from "./static-files.ts";
import { respondUnavailable } from "./unavailable.ts";

export type AppParts = {
  infra: Infra;
  live: LiveEvents;
  site: Site;
  clientFolder: string;
  isDevServer: boolean;
  readiness(): Promise<Readiness>;
  /** Ends the live streams. */
  isEnding: AbortSignal;
};

/** The whole HTTP surface, in the order in which a request passes through it. */
export function makeApp(parts: AppParts) {
  const { infra, live, site, clientFolder, isDevServer, readiness, isEnding } = parts;
  authOf(infra);
  const app = new Hono<{ Variables: Variables }>();
  const share = openResponseCache(infra, site);
  app.use(measureRequests, nameRequest, allowCachedScripts, sendSecurityHeaders({ isDevServer }));
  app.route("/", healthRoutes(readiness));
  app.route("/", manifestRoutes());
  app.route("/", staticFiles(clientFolder));
  app.use(shedLoad());
  app.route("/", sitemapRoutes(infra));
  app.route("/storage/v1/cards", linkCardRoutes(infra, clientFolder));
  app.route("/storage/v1/messages", messagePictureRoutes(infra));
  app.route("/storage/v1/problems", problemPictureRoutes(infra));
  app.route("/storage/v1/reviews", reviewPictureRoutes(infra));
  app.route("/storage/v1", imageRoutes(infra));
  app.use(limitBody);
  app.route("/webhooks", cardEventRoutes(infra));
  app.use(checkOrigin(infra.config));
  app.route(authBasePath, authRoutes(infra));
  app.all("/functions/v1/*", (c) => handleProcedure(c, infra, c.req.raw));
  app.route("/api", apiRoutes(infra, share));
  app.route("/realtime/v1", liveRoutes(infra, live, isEnding));
  if (!infra.config.isProduction) app.route("/dev/mail", devMailRoutes(infra));
  for (const { path, shared, parameters } of site.sharedPages) app.get(path, share(shared, parameters));
  app.all("*", (c) => handlePage(c, infra, site));
  app.onError((error, c) => {
    if (isUnavailable(error)) return respondUnavailable(c);
    infra.log.error({ err: error, requestId: c.get("requestId") }, "request failed");
    return c.json(
      { code: "INTERNAL_SERVER_ERROR", status: 500, message: `reference ${c.get("requestId")}` },
      500,
    );
  });
  return app;
}
