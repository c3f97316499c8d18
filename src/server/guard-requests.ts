import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { bulkUploadPath } from "#domains/catalogue/bulk-columns.ts";
import { translator } from "#i18n/translator.ts";
import type { Config } from "#platform/config/config.ts";
import { type HttpContext, languageOf, type Variables } from "./request-context.ts";

type Middleware = MiddlewareHandler<{ Variables: Variables }>;

export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** A request is known by one id in every log line; a proxy's is kept, if it looks like one. */
export const nameRequest: Middleware = async (c, next) => {
  const id = requestIdOf(c.req.header("x-request-id"));
  c.set("requestId", id);
  await next();
  // Afterwards: a door that answers with a Response of its own would drop what was set before.
  c.header("x-request-id", id);
};

/** Headers of every answer. Scripts run by nonce alone; styles may be inline, since the toasts set theirs so. */
export function sendSecurityHeaders({ isDevServer }: { isDevServer: boolean }): Middleware {
  return secureHeaders({
    contentSecurityPolicy: isDevServer
      ? undefined
      : {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", NONCE, "'strict-dynamic'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", "data:", "blob:", "https:"],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
    strictTransportSecurity: "max-age=63072000; includeSubDomains",
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginEmbedderPolicy: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}

/** The same headers as a list, with the nonce of nobody: whoever sends them says in their place which scripts may run. */
export async function listSecurityHeaders(): Promise<[name: string, value: string][]> {
  const app = new Hono<{ Variables: Variables }>();
  app.use(sendSecurityHeaders({ isDevServer: false }));
  app.get("/", (c) => c.body(null));
  return [...(await app.request("/")).headers];
}

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Writes that carry cookies must come from our own pages: the browser names the page's origin and can't be made to lie.
 * A script without cookies has nothing that another site could ride on.
 */
export function checkOrigin(config: Config): Middleware {
  return async (c, next) => {
    if (safeMethods.includes(c.req.method)) return next();
    const isNameless = !c.req.header("origin") && c.req.header("cookie") !== undefined;
    if (isNameless || isForeignOrigin(config, c))
      return c.json({ code: "FORBIDDEN", status: 403, message: "origin refused" }, 403);
    return next();
  };
}

/** Whether a request says that it comes from another site's page. */
export function isForeignOrigin(config: Config, c: Pick<HttpContext, "req">): boolean {
  const origin = c.req.header("origin");
  return origin !== undefined && ![config.publicUrl, new URL(c.req.url).origin].includes(origin);
}

const kilobyte = 1_024;
const longestBody = 512 * kilobyte;
/** A file of products, whose every second character may need another to stand in JSON. */
const longestFile = 24 * kilobyte * kilobyte;

const limitTo = (maxSize: number): Middleware =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      const message = translator(languageOf(c))("errors:PAYLOAD_TOO_LARGE");
      return c.json({ defined: true, code: "PAYLOAD_TOO_LARGE", status: 413, message }, 413, {
        connection: "close",
      });
    },
  });

const limitJson = limitTo(longestBody);
const limitFile = limitTo(longestFile);

/** No JSON of ours is larger, but for a file of products; uploads have their own limit where they come. The rest is left unread, so the connection ends. */
export const limitBody: Middleware = (c, next) => (isFileUpload(c) ? limitFile : limitJson)(c, next);

export const isFileUpload = ({ req }: Pick<HttpContext, "req">) =>
  req.path === bulkUploadPath && req.method === "POST";
