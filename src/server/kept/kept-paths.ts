import { languageParam } from "#kernel/local-path.ts";

/**
 * What a kept address answers with: a document, one that only visitors get alike, a page's data for a change of page in the
 * browser, or JSON of the API.
 */
export type KeptKind = "page" | "visitorPage" | "data" | "api";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Each page may say its language in its address. */
const pageParameters = [languageParam];
const listParameters = ["search", "category", "origin", "roast", "vendor", "min", "max", "sort", "page"];

type Row = { pattern: RegExp; kind: KeptKind; parameters: ReadonlySet<string> };

/** A public page, and its data, which names the routes that are wanted. */
const page = (path: string, parameters: string[] = []): Row[] => [
  { pattern: new RegExp(`^${path}$`), kind: "page", parameters: new Set([...pageParameters, ...parameters]) },
  {
    pattern: new RegExp(path === "/" ? "^/_\\.data$" : `^${path}\\.data$`),
    kind: "data",
    parameters: new Set([...pageParameters, ...parameters, "_routes"]),
  },
];
const visitorPage = (path: string): Row => ({
  pattern: new RegExp(`^${path}$`),
  kind: "visitorPage",
  parameters: new Set(pageParameters),
});
const api = (path: string, parameters: string[] = []): Row => ({
  pattern: new RegExp(`^/api/${path}$`),
  kind: "api",
  parameters: new Set(parameters),
});

/** All that may be kept: what shows every visitor the same. A parameter that is not named makes it another address. */
const rows: Row[] = [
  ...page(`/products/${uuid}`),
  ...page("/products", listParameters),
  ...page("/categories/[a-z_-]{1,40}", listParameters),
  ...page("/"),
  ...page("/categories"),
  ...[
    "cart",
    "compare",
    "help",
    "terms",
    "privacy",
    "vendor-terms",
    "commission-policy",
    "newsletter",
  ].flatMap((name) => page(`/${name}`)),
  ...[
    "auth",
    "forgot-password",
    "reset-password",
    "contact",
    "vendor/register",
    "vendor/pending",
    "payment-success",
    "unauthorized",
  ].map((name) => visitorPage(`/${name}`)),
  api(`products/${uuid}`),
  api("products", listParameters),
  api("categories"),
  api("market/counts"),
];

const longestAddress = 600;

/** What kind of answer is kept for an address; undefined for every other. Each parameter may stand there once. */
export function keptKindOf(address: string): KeptKind | undefined {
  if (address.length > longestAddress) return undefined;
  const mark = address.indexOf("?");
  const path = mark < 0 ? address : address.slice(0, mark);
  const row = rows.find(({ pattern }) => pattern.test(path));
  if (!row || mark < 0) return row?.kind;
  const names = [...new URLSearchParams(address.slice(mark)).keys()];
  const isKnown = names.every((name) => row.parameters.has(name)) && new Set(names).size === names.length;
  return isKnown ? row.kind : undefined;
}
