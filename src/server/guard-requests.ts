import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { bulkUploadPath, maxBulkBytes } from "#domains/bulk-upload/bulk-columns.ts";
import { translator } from "#i18n/translator.ts";
import type { Config } from "#platform/config/config.ts";
import { type HttpContext, languageOf, type Variables } from "./request-context.ts";

type Middleware = MiddlewareHandler<{ Variables: Variables }>;

const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** Gives a request one id for every log line; a proxy's id is used if it looks valid. */
export const nameRequest: Middleware = async (c, next) => {
  const id = requestIdOf(c.req.header("x-request-id"));
  c.set("requestId", id);
  // What `secureHeaders` takes for the nonce of this response; Node draws UUIDs ahead, which costs far less.
  c.set("secureHeadersNonce", randomUUID());
  await next();
  // Afterwards, since a handler that returns its own Response drops headers set before; and not by `c.header`, which
  // would copy the whole response.
  c.res.headers.set("x-request-id", id);
};

/** Headers of every response. Scripts run by nonce only; styles may be inline, since the toasts need it. */
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

/** A nonce must not be sent twice: the scripts of a cached page run by their hashes. */
export const allowCachedScripts: Middleware = async (c, next) => {
  await next();
  const hashes = c.get("scriptHashes");
  const policy = hashes !== undefined && c.res.headers.get("content-security-policy");
  if (!policy) return;
  const byNonce = `'nonce-${c.get("secureHeadersNonce")}' 'strict-dynamic'`;
  c.res.headers.set("content-security-policy", policy.replace(byNonce, hashes));
};

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Writes with cookies must come from our own pages: browsers state the page's origin truthfully. A client without
 * cookies has nothing that another site could abuse.
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

/** Whether a request states that it comes from another site's page. */
export function isForeignOrigin(config: Config, c: Pick<HttpContext, "req">): boolean {
  const origin = c.req.header("origin");
  return origin !== undefined && ![config.publicUrl, new URL(c.req.url).origin].includes(origin);
}

const kilobyte = 1_024;
/** The largest input that a procedure allows, a cart from another device, takes 87 KB. A body of many fields blocks everyone while it is checked. */
const longestBody = 96 * kilobyte;

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
const limitFile = limitTo(maxBulkBytes);

/**
 * Limits JSON bodies, with a larger limit for a product file; uploads have their own limits. The rest of a body is
 * left unread, so the connection ends.
 */
export const limitBody: Middleware = (c, next) => {
  // Asking Hono for the body that they don't have would copy the request.
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  return (isFileUpload(c) ? limitFile : limitJson)(c, next);
};

/**
 * A product file, which is stored and read in pieces. In any other type it would be parsed whole, so that gets no larger
 * limit.
 */
export const isFileUpload = ({ req }: Pick<HttpContext, "req">) =>
  req.path === bulkUploadPath && req.method === "POST" && req.header("content-type") === "text/csv";
