import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  createRequestHandler,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { serverI18n } from "#i18n/server-i18n.ts";
import type { AppDeps } from "./app-deps.ts";
import { createLoadContext, languageContext, nonceContext } from "./context.ts";
import { loadWith, prefetchPersonal } from "./load.ts";

/** A streamed part that takes longer is given up; its boundary shows the failure. */
export const streamTimeout = 15_000;

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

/** Answers one request for a page (or a page's data). Called by the server, which never imports React Router itself. */
export async function handle(
  build: ServerBuild,
  mode: "production" | "development",
  request: Request,
  deps: AppDeps,
): Promise<Response> {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, handler);
  const response = await handler(request, createLoadContext(deps));
  // Pages follow the visitor's cookie and language, so no shared cache may keep them.
  if (!response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", deps.session ? "private, no-store" : "private, no-cache");
  return response;
}

/** What a document that was drawn for everybody needs to become a person's: read by `client/document-person.ts`. */
export async function describePerson({ api, session }: Pick<AppDeps, "api" | "session">): Promise<string> {
  const load = loadWith(api);
  await prefetchPersonal(load);
  return JSON.stringify({ session, dehydrated: load.dehydrate() });
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext);
  const i18n = serverI18n(loadContext.get(languageContext));
  // Readers without a browser get the whole page at once, and so does whoever keeps it for others.
  const isWhole = !nonce || isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let shellIsReady = false;
    const send = () => {
      shellIsReady = true;
      const body = new PassThrough();
      body.once("close", () => clearTimeout(timer));
      pipe(body);
      if (isWhole) buffer(body).then((bytes) => resolve(new Response(bytes, { status, headers })), reject);
      else resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </I18nextProvider>,
      {
        nonce,
        [isWhole ? "onAllReady" : "onShellReady"]: send,
        // What is there already needs no place held for it.
        ...(isWhole && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        onShellError: reject,
        onError(error) {
          // Before the shell the rejection says it; afterwards nobody else would.
          if (shellIsReady && !request.signal.aborted) console.error(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    request.signal.addEventListener("abort", () => abort());
  });
}
