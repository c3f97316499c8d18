import type { Ask, listAddresses } from "./addresses.ts";

/** The reference rows. */
export const helloName = "hello world";
export const floorName = "one-row SELECT";

/** A case's target: a share of a reference row's rate, or a rate; the maximum p97 or p99; and that of the slowest one. */
export type Target = {
  share?: { of: typeof helloName | typeof floorName; least: number };
  perSecond?: number;
  p97?: number;
  p99?: number;
  slowest?: number;
};

/** What is measured under load. */
export type Case = {
  name: string;
  origin: "reference" | "app";
  asks: Ask[];
  /** Concurrent connections; the default unless set. */
  connections?: number;
  /** With the session of the demo buyer, who has orders and favorites. */
  isSignedIn?: boolean;
  /** Each address is requested once before: measures repeat views. */
  isRepeated?: boolean;
  target?: Target;
};

const ask = (path: string): Ask[] => [{ path, language: "en" }];
/** The number of pages requested repeatedly. */
const repeatedPages = 100;

/** Of a large market's API, half is requested. */
const largeMarket = 100_000;

export function listCases(addresses: ReturnType<typeof listAddresses>, productCount: number): Case[] {
  const eased = productCount >= largeMarket ? 0.5 : 1;
  const api = (name: string, asks: Ask[], share: number): Case => ({
    name: `API ${name}`,
    origin: "app",
    asks,
    target: { share: { of: floorName, least: share * eased }, p99: 60 },
  });
  const page = (name: string, asks: Ask[], target?: Target): Case => ({
    name: `page ${name}`,
    origin: "app",
    asks,
    ...(target ? { target } : {}),
  });
  const shown = addresses.pages;
  const repeated = shown.slice(-repeatedPages);
  return [
    { name: helloName, origin: "reference", asks: ask("/hello") },
    { name: floorName, origin: "reference", asks: addresses.rows },
    api("list, 24 of a category with total", addresses.list, 0.12),
    api("search", addresses.search, 0.05),
    api("search, facets, counts, by price", addresses.faceted, 0.06),
    api("detail", addresses.detail, 0.35),
    { name: "API suggestions", origin: "app", asks: addresses.suggestions, target: { p97: 30 } },
    {
      name: "API suggestions, one at a time",
      origin: "app",
      asks: addresses.suggestionsAlone,
      connections: 1,
      target: { p97: 30 },
    },
    page("first views", shown, { perSecond: 400 }),
    { ...page("repeat views", repeated, { share: { of: helloName, least: 0.25 } }), isRepeated: true },
    { ...page("signed in", repeated, { perSecond: 300 }), isSignedIn: true, isRepeated: true },
    { ...page("dashboard", ask("/dashboard")), isSignedIn: true },
    { name: "API session", origin: "app", asks: ask("/api/session"), isSignedIn: true },
  ];
}
