import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { expect, test } from "vitest";
import { root } from "../../tools/map/read-module.ts";

const assets = path.join(root, "build/client/assets");

/** Kilobytes (gzip) that a page may need before it can be used: its code, and the words of a language. */
const budgets = [
  { page: "home", route: "pages/home", kilobytes: 230 },
  { page: "list", route: "pages/products", kilobytes: 227 },
  { page: "product", route: "pages/product", kilobytes: 237 },
  { page: "cart", route: "pages/cart", kilobytes: 252 },
  { page: "checkout", route: "pages/checkout", kilobytes: 274 },
];

/** What each of these libraries leaves in a built file; none of them is needed to show a shopper's page. */
const lateLibraries = {
  "react-hook-form": "shouldUnregister",
  sonner: "data-sonner-toast",
  downshift: "downshift-",
  "yet-another-react-lightbox": "yarl__",
  "@dnd-kit": "DndContext",
  "@radix-ui/react-menu": "menuitemradio",
  "react-remove-scroll": "data-scroll-locked",
};

type Route = { parentId?: string; module: string; imports?: string[] };

const read = (file: string) => fs.readFileSync(path.join(root, "build/client", file), "utf8");
const files = fs.readdirSync(assets).map((name) => `/assets/${name}`);
const manifest = JSON.parse(
  read(files.find((file) => /manifest-\w+\.js$/.test(file))!).replace(/^[^{]+|;$/g, ""),
) as { entry: Route; routes: Record<string, Route> };
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import)\s*["']\.\/([\w.~-]+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );

/** All files of a page, with what they import from the beginning. */
function filesOf(route: string): string[] {
  const words = route === "pages/checkout" ? /\/(shop|signed-in)-en-/ : /\/shop-en-/;
  const wanted = [manifest.entry];
  for (let one = manifest.routes[route]; one; one = manifest.routes[one.parentId ?? ""]) wanted.push(one);
  const next = wanted.flatMap(({ module, imports = [] }) => [module, ...imports]);
  next.push(...files.filter((file) => words.test(file) && file.endsWith(".js")));
  const found = new Set<string>();
  for (let file = next.pop(); file; file = next.pop())
    if (!found.has(file)) {
      found.add(file);
      next.push(...importsOf(file));
    }
  return [...found];
}

test.each(budgets)("$page: at most $kilobytes kB", ({ route, kilobytes }) => {
  const sizes = filesOf(route).map((file) => zlib.gzipSync(read(file), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(kilobytes);
});

test.each(Object.entries(lateLibraries))("%s comes later, where it is wanted", (_library, mark) => {
  expect(files.filter((file) => file.endsWith(".js")).some((file) => read(file).includes(mark))).toBe(true);
  for (const route of ["home", "products", "category", "product", "categories"])
    expect(filesOf(`pages/${route}`).filter((file) => read(file).includes(mark))).toEqual([]);
});
