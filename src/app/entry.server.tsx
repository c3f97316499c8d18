import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import wordFiles from "virtual:word-files";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { preloadModule } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  createRequestHandler,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { PersonPlaceholder } from "#client/document-person.tsx";
import { serverI18n } from "#i18n/server-i18n.ts";
import { readerHeader, visitorReader } from "#kernel/saved-pages.ts";
import type { AppDeps } from "./app-deps.ts";
import {
  createLoadContext,
  isWholeContext,
  languageContext,
  nonceContext,
  personPlaceholderContext,
} from "./context.ts";
import { loadWith, prefetchPersonal } from "./load.ts";

/** A streamed part that takes longer is aborted; its boundary shows the failure. */
export const streamTimeout = 15_000;

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

/** Responds to one request for a page or its data. Called by the server, which never imports React Router itself. */
export async function handle(
  build: ServerBuild,
  mode: "production" | "development",
  request: Request,
  deps: AppDeps,
): Promise<Response> {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, handler);
  const response = await handler(request, createLoadContext(deps));
  response.headers.set(readerHeader, deps.session?.userId ?? visitorReader);
  // Pages depend on cookie and language, so shared caches must not store them.
  if (!response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", deps.session ? "private, no-store" : "private, no-cache");
  return response;
}

/** The personal data that a shared document needs for a user: read by `client/document-person.tsx`. */
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
  const language = loadContext.get(languageContext);
  const i18n = serverI18n(language);
  // Bots get the whole page at once, and so does the cache.
  const isWhole = loadContext.get(isWholeContext) || isbot(request.headers.get("user-agent"));
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
        <WordsPreload files={wordFiles[language] ?? []} nonce={nonce} />
        <PersonPlaceholder value={loadContext.get(personPlaceholderContext)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PersonPlaceholder>
      </I18nextProvider>,
      {
        nonce,
        [isWhole ? "onAllReady" : "onShellReady"]: send,
        // A complete page needs no placeholders.
        ...(isWhole && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        onShellError: reject,
        onError(error) {
          // Before the shell the rejection reports it; afterwards this is the only place.
          if (shellIsReady && !request.signal.aborted) console.error(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    request.signal.addEventListener("abort", () => abort());
  });
}

/** Has the words loaded with the page's code, which asks for them only when it runs. */
function WordsPreload({ files, nonce }: { files: readonly string[]; nonce: string }) {
  for (const file of files) preloadModule(file, { as: "script", nonce });
  return null;
}
