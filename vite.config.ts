import { pathToFileURL } from "node:url";
import { minifyContractRouter } from "@orpc/contract";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** What must never reach a browser: code of the server, the demo market, the libraries of the database, the schemas and the second factors. */
const serverOnly = [
  /\/src\/(server|platform)\//,
  /\/src\/domains\/[^/]+\/(server|email)\//,
  /\/src\/(contract|domains\/[^/]+\/contract)\.ts/,
  /\/(seeds|card-sandbox)\//,
  /\/node_modules\/(drizzle-orm|pg|zod|otpauth|qrcode)\//,
];

/** Makes such an import an error of the build. Types are gone by then, so `import type` stays free. */
function keepServerOut(): Plugin {
  return {
    name: "cafeto:keep-server-out",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0]!.replaceAll("\\", "/");
      if (this.environment.name === "client" && serverOnly.some((pattern) => pattern.test(file)))
        this.error(
          `Server code in the browser: ${file}. Use \`import type\`, or move what both need to the kernel.`,
        );
    },
  };
}

/** `virtual:contract`: the contract's methods and paths without its schemas, which only the server needs (24 kB less). */
function contractForBrowser(): Plugin {
  const id = "virtual:contract";
  return {
    name: "cafeto:contract",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return;
      const url = pathToFileURL(`${import.meta.dirname}/src/contract.ts`).href;
      const { contract } = await import(/* @vite-ignore */ url);
      return `export default ${JSON.stringify(minifyContractRouter(contract))}`;
    },
  };
}

/**
 * Pages' code is loaded by our own `load-route-module.tsx`: React Router has no door for it. The build fails where its
 * function is not found any more.
 */
function loadPagesPatiently(): Plugin {
  const own = `${import.meta.dirname}/src/app/load-route-module.tsx`;
  let isReplaced = false;
  return {
    name: "cafeto:load-pages-patiently",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (!/\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/.test(id.replaceAll("\\", "/")))
        return;
      isReplaced = true;
      return `export { loadRouteModule } from ${JSON.stringify(own)}`;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("React Router's loadRouteModule is not where it was");
    },
  };
}

/** What no page does without, in one file that stays the same from version to version. */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|@orpc)[\\/]/;

/** A page loads some thirty files, not a hundred and thirty: each costs a request and 1.5 kB of headers. */
const codeSplitting = {
  groups: [
    { name: "framework", test: framework, priority: 1 },
    { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
  ],
};

/** On the server a language never changes, and the library's hook, made for those that do, took a sixth of a page's rendering. */
function translateOnServer(): Plugin {
  const own = `${import.meta.dirname}/src/i18n/server-translation.ts`;
  const id = "\0react-i18next";
  return {
    name: "cafeto:translate-on-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, importer) =>
      source === "react-i18next" && importer !== own && importer !== id ? id : undefined,
    load: (resolved) =>
      resolved === id
        ? `export * from "react-i18next"; export { useTranslation } from ${JSON.stringify(own)};`
        : undefined,
  };
}

export default defineConfig({
  plugins: [
    translateOnServer(),
    keepServerOut(),
    contractForBrowser(),
    loadPagesPatiently(),
    tailwindcss(),
    reactRouter(),
  ],
  optimizeDeps: { entries: ["src/app/**/*.{ts,tsx}"] },
  // All styles in one file: those of a page are a few hundred bytes, and a file of their own is one more wait before the first paint.
  build: { target: "es2022", cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Files that were merged may need each other: each module runs when it is first needed, whatever file holds it.
          output: { codeSplitting, strictExecutionOrder: true },
        },
      },
    },
  },
});
