/** Every rate is also given as a share of this one's. */
export const floorName = "one-row SELECT";

/** What is measured under load. */
export type Case = {
  name: string;
  origin: "reference" | "app";
  path: string;
  /** With the demo buyer's session, who has orders and favourites. */
  isSignedIn?: boolean;
};

export function listCases(productId: string): Case[] {
  const searched = "search=washed";
  const faceted = "search=coffee&category=roasted-coffee&roast=light";
  const pair = (name: string, query: string): Case[] => [
    { name: `API ${name}`, origin: "app", path: `/api/products${query}` },
    { name: `page ${name}`, origin: "app", path: `/products${query}` },
  ];
  const read = [
    ...pair("list", ""),
    ...pair("search", `?${searched}`),
    ...pair("faceted", `?${faceted}`),
    ...pair("detail", `/${productId}`),
  ];
  return [
    { name: "hello world", origin: "reference", path: "/hello" },
    { name: floorName, origin: "reference", path: `/row/${productId}` },
    ...read.filter(({ name }) => name.startsWith("API")),
    ...read.filter(({ name }) => name.startsWith("page")),
    { name: "API session", origin: "app", path: "/api/session", isSignedIn: true },
    { name: "page dashboard", origin: "app", path: "/dashboard", isSignedIn: true },
  ];
}
