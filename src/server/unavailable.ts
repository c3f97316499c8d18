import { ORPCError } from "@orpc/server";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { type HttpContext, languageOf } from "./request-context.ts";

/** When a request that found the database lost or the process too busy may be sent again. */
const retryAfterSeconds = 2;

/** The declared error of whatever may succeed when it is tried again: 503. */
export const unavailableError = (language: Language) =>
  new ORPCError("SERVICE_UNAVAILABLE", {
    defined: true,
    status: 503,
    message: translator(language)("errors:SERVICE_UNAVAILABLE"),
    data: { retryAfterSeconds },
  });

/** Responds 503 with Retry-After: to a browser that opens a page with a sentence, else with the error as JSON. */
export function respondUnavailable(c: HttpContext): Response {
  const language = languageOf(c);
  const error = unavailableError(language);
  const headers = { "retry-after": String(retryAfterSeconds), "cache-control": "no-store" };
  if (!c.req.header("accept")?.includes("text/html")) return c.json(error.toJSON(), 503, headers);
  return c.html(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cafeto</title></head><body><p>${error.message}</p></body></html>`,
    503,
    headers,
  );
}

/** A page that failed for want of the database says so by its status. */
export function markUnavailable(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("retry-after", String(retryAfterSeconds));
  return new Response(response.body, { status: 503, headers });
}
