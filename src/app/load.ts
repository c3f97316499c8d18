import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { dehydrate } from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import { createQueryClient } from "#client/query-client.ts";
import type { AppDeps } from "./app-deps.ts";
import { apiContext } from "./context.ts";

/**
 * What a loader works with. `queries` are those of `client/queries.ts` bound to the server's own client, so what is
 * fetched here is found by the components under the same keys; return `dehydrated` and the root hands it to them.
 */
export const startLoad = (context: Readonly<RouterContextProvider>) => loadWith(context.get(apiContext));

export function loadWith(api: AppDeps["api"]) {
  const client = createQueryClient();
  return { api, client, queries: createTanstackQueryUtils(api), dehydrate: () => dehydrate(client) };
}

/** What every document shows of a person beside their session. */
export const prefetchPersonal = ({ client, queries }: Load): Promise<void> =>
  client.prefetchQuery(queries.wishlist.listWishlist.queryOptions({ input: {} }));

/** Turns 'not found' (and an id that is none) into the page's own 404; anything else fails as it is. */
export async function orNotFound<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code;
    if (code === "NOT_FOUND" || code === "BAD_REQUEST") throw data(null, { status: 404 });
    throw error;
  }
}

/** What a part of a page fetches its own with. */
export type Load = Pick<ReturnType<typeof loadWith>, "client" | "queries">;
