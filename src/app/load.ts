import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { QueryClient } from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import { createQueryClient, type LoadedQuery } from "#client/query-client.ts";
import type { AppDeps } from "./app-deps.ts";
import { apiContext } from "./context.ts";

/**
 * The tools of a loader. `queries` are those of `client/queries.ts` bound to the server's own client, so components
 * find the data under the same keys; return `dehydrated` and the root hydrates it.
 */
export const startLoad = (context: Readonly<RouterContextProvider>) => loadWith(context.get(apiContext));

export function loadWith(api: AppDeps["api"]) {
  const client = createQueryClient();
  return { api, client, queries: createTanstackQueryUtils(api), dehydrate: () => listLoaded(client) };
}

/** What failed is asked for again in the browser. */
function listLoaded(client: QueryClient): LoadedQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === "success" ? [[queryKey, state.data, state.dataUpdatedAt] as const] : [],
    );
}

/** What every document shows of a user besides their session. */
export const prefetchPersonal = ({ client, queries }: Load): Promise<void> =>
  client.prefetchQuery(queries.wishlist.listWishlist.queryOptions({ input: {} }));

/** Turns 'not found' (and an invalid id) into the page's own 404; other errors pass. */
export async function orNotFound<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code;
    if (code === "NOT_FOUND" || code === "BAD_REQUEST") throw data(null, { status: 404 });
    throw error;
  }
}

/** The tools with which a part of a page loads its data. */
export type Load = Pick<ReturnType<typeof loadWith>, "client" | "queries">;
