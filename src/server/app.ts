import { Hono } from "hono";
import { authBasePath, authOf } from "#domains/auth/server/auth.ts";
import type { Subscribe } from "#platform/realtime/live-events.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { answerProcedure } from "./answer-procedure.ts";
import { apiDoor } from "./api-door.ts";
import { authDoor } from "./auth-door.ts";
import { checkOrigin, limitBody, nameRequest, sendSecurityHeaders } from "./guard-requests.ts";
import { imageDoor } from "./image-door.ts";
import { linkCardDoor } from "./link-card-door.ts";
import { liveDoor } from "./live-door.ts";
import { cardEventDoor, devMailDoor, healthDoor } from "./machine-doors.ts";
import { measureRequests } from "./metrics.ts";
import { answerPage, type Site } from "./page-door.ts";
import type { Variables } from "./request-context.ts";
import { sitemapDoor } from "./sitemap-door.ts";
import { staticFiles } from "./static-files.ts";

export type AppParts = {
  doors: Doors;
  subscribe: Subscribe;
  site: Site;
  clientFolder: string;
  isDevServer: boolean;
  isEnding: AbortSignal;
};

/** The whole HTTP surface, in the order in which a request meets it. */
export function makeApp({ doors, subscribe, site, clientFolder, isDevServer, isEnding }: AppParts) {
  authOf(doors);
  const app = new Hono<{ Variables: Variables }>();
  app.use(measureRequests, nameRequest, sendSecurityHeaders({ isDevServer }));
  app.route("/", healthDoor(doors, isEnding));
  app.route("/", staticFiles(clientFolder));
  app.route("/", sitemapDoor(doors));
  app.route("/storage/v1/cards", linkCardDoor(doors, clientFolder));
  app.route("/storage/v1", imageDoor(doors));
  app.use(limitBody);
  app.route("/webhooks", cardEventDoor(doors));
  app.use(checkOrigin(doors.config));
  app.route(authBasePath, authDoor(doors));
  app.all("/functions/v1/*", (c) => answerProcedure(c, doors, c.req.raw));
  app.route("/api", apiDoor(doors));
  app.route("/realtime/v1", liveDoor(doors, subscribe, isEnding));
  if (!doors.config.isProduction) app.route("/dev/mail", devMailDoor(doors));
  app.all("*", (c) => answerPage(c, doors, site));
  app.onError((error, c) => {
    doors.log.error({ err: error, requestId: c.get("requestId") }, "request failed");
    return c.json(
      { code: "INTERNAL_SERVER_ERROR", status: 500, message: `reference ${c.get("requestId")}` },
      500,
    );
  });
  return app;
}
