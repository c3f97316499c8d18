import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contractForBrowser } from "./tools/contract-for-browser.ts";
import { wordFiles } from "./tools/word-files.ts";

/** What must never reach a browser: code of the server, the demo market, the libraries of the database, the schemas and the second factors. */
const serverOnly = [
  /\/src\/(server|platform|seeding)\//,
  /\/src\/domains\/[^/]+\/(server|email)\//,
  /\/src\/(contract|domains\/[^/]+\/contract)\.ts/,
  /\/packages\//,
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

/** Libraries that every page runs, in files that stay the same from version to version. */
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;
const libraries =
  /[\\/]node_modules[\\/](i18next|react-i18next|html-parse-stringify|@tanstack[\\/](query-core|react-query)|@orpc[\\/](client|shared|tanstack-query)|clsx|class-variance-authority|tailwind-merge|@radix-ui[\\/]react-(slot|compose-refs)|i18next-browser-languagedetector)[\\/]/;
const shopperPages = ["home", "products", "category", "product"];
const productPage = shopperPages.indexOf("product");
// The cart's own loader in the browser makes the bundler take its page apart.
const buying = ["pages/cart.tsx?route-chunk=main", "pages/checkout.tsx"];
const frame = ["root.tsx", "layouts/shop.tsx", "entry.client.tsx"];

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const isOurs = (id: string) => id.includes("/src/") && !id.includes("/node_modules/");

/** Our own modules that files of `src/app` need from the beginning, without these files. */
function reachedFrom(files: readonly string[], graph: Graph): Set<string> {
  const own = files.map((file) => `${import.meta.dirname}/src/app/${file}`);
  const found = new Set<string>();
  const next = [...own];
  for (let id = next.pop(); id; id = next.pop()) {
    if (found.has(id) || !isOurs(id)) continue;
    found.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  for (const id of own) found.delete(id);
  return found;
}

let reached: { frame: Set<string>; pages: Set<string>[]; buying: Set<string> } | undefined;

/** Our own modules of which `isIn` says that they belong in a file of this name. */
const group = (
  name: string,
  priority: number,
  isIn: (id: string, found: NonNullable<typeof reached>) => boolean,
) => ({
  name: (id: string, graph: Graph) => {
    reached ??= {
      frame: reachedFrom(frame, graph),
      pages: shopperPages.map((page) => reachedFrom([`pages/${page}.tsx`], graph)),
      buying: reachedFrom(buying, graph),
    };
    return isIn(id, reached) ? name : null;
  },
  priority,
});

/** A shopper's page loads a dozen files, not a hundred: each costs a request. A module goes to the first group that takes it. */
const codeSplitting = {
  groups: [
    { name: "framework", test: framework, priority: 5 },
    { name: "libraries", test: libraries, priority: 4 },
    // What the frame needs, and what two of the pages need that shoppers see most.
    group(
      "shopper",
      3,
      (id, { frame, pages }) => frame.has(id) || pages.filter((page) => page.has(id)).length > 1,
    ),
    // What a product's page shares with cart and checkout; they load nothing else of it.
    group("buying", 2, (id, { pages, buying }) => pages[productPage]!.has(id) && buying.has(id)),
    // Shared with the settings; one file is smaller than two.
    { name: "address", test: /\/src\/domains\/checkout\/web\/(address-|use-countries)/, priority: 1 },
    group("product-parts", 1, (id, { pages }) => pages[productPage]!.has(id)),
  ],
};

export default defineConfig({
  plugins: [keepServerOut(), contractForBrowser(), wordFiles(), tailwindcss(), reactRouter()],
  optimizeDeps: { entries: ["src/app/**/*.{ts,tsx}"] },
  // All styles in one file: those of a page are a few hundred bytes, and a file of their own is one more wait before the first paint.
  build: { target: "es2022", cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting },
        },
      },
    },
  },
});
