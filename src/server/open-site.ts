import type { RequestListener, Server } from "node:http";
import path from "node:path";
import { pages } from "#app/pages.ts";
import type { SharedPage, Site } from "./page-handler.ts";

type SiteBuild = {
  entry: {
    module: {
      handle(build: unknown, mode: string, request: Request, deps: object): Promise<Response>;
      describePerson: Site["describePerson"];
    };
  };
};
type OpenedSite = {
  site: Site;
  isDevServer: boolean;
  wrap(listener: RequestListener): RequestListener;
  close(): Promise<void>;
};

/** The built site; under `npm run dev`, Vite serves it from the sources in this same process. */
export async function openSite(root: string, server: Server): Promise<OpenedSite> {
  if (process.env["CAFETO_DEV_SERVER"]) return openDevSite(root, server);
  const build = (await import("../../build/server/index.js" as string)) as unknown as SiteBuild;
  return {
    site: {
      handle: (request, deps) => build.entry.module.handle(build, "production", request, deps),
      describePerson: build.entry.module.describePerson,
      sharedPages,
    },
    isDevServer: false,
    wrap: (listener) => listener,
    close: async () => {},
  };
}

/** A page's path, and that of its data, which a browser loads when it changes pages: a parameter at the end matches both. */
function pathsOf(path: string): string[] {
  if (path === "/") return ["/", "/_.data"];
  return /\/:\w+$/.test(path) ? [path] : [path, `${path}.data`];
}

/** The cached pages. Each request passes through one of them at most. */
const sharedPages: SharedPage[] = pages.flatMap(({ path, shared, parameters = [] }) =>
  shared ? pathsOf(path).map((one) => ({ path: one, shared, parameters })) : [],
);

/** Addresses that Vite must not see: they are answered by the app. */
const ownPaths = /^\/(api|auth\/v1|storage|realtime|webhooks|dev\/mail|healthz|readyz)(\/|\?|$)/;

async function openDevSite(root: string, server: Server): Promise<OpenedSite> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: path.join(root, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const load = () =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<SiteBuild>;
  return {
    site: {
      async handle(request, deps) {
        const build = await load();
        return build.entry.module.handle(build, "development", request, deps);
      },
      // Whose code changes while one works on it.
      sharedPages: [],
      describePerson: async (deps) => (await load()).entry.module.describePerson(deps),
    },
    isDevServer: true,
    wrap: (listener) => (request, response) =>
      ownPaths.test(request.url ?? "")
        ? listener(request, response)
        : vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  };
}
