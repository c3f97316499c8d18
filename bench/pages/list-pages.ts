import { pages } from "../../src/app/pages.ts";

/** A page to measure: name, path, and whether it is excluded from search engines. */
export type PageCase = { name: string; path: string; isHidden?: boolean };

/** Every public page of the site's table, signed out, and two more views of the list. */
export function listPages(found: { productId: string; vendorId: string }): PageCase[] {
  const values: Record<string, string> = { productId: found.productId, categorySlug: "roasted-coffee" };
  const open = pages.filter(({ path, guard }) => !guard && path !== "/*");
  return [
    ...open.map(({ path, file, isHidden = false }) => ({
      name: file.replace(".tsx", "").replaceAll("-", " "),
      path: path.replace(/:(\w+)/g, (_, name: string) => values[name]!),
      isHidden,
    })),
    { name: "search", path: "/products?search=ethiopia", isHidden: true },
    { name: "vendor", path: `/products?vendor=${found.vendorId}` },
  ];
}
