import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { classifyError } from "./classify-error.ts";
import { logError } from "./notify-error.ts";

const maxAttempts = 3;
const fiveMinutes = 5 * 60_000;

function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** A query as it travels in a page: its key, its answer and when that came. */
export type LoadedQuery = readonly [key: QueryKey, data: unknown, at: number];

/** One in the browser; one a request on the server, where nothing is tried twice while a person waits. */
export function createQueryClient(): QueryClient {
  const isServer = import.meta.env.SSR;
  return new QueryClient({
    // Failures that are silent for the user are still logged; on the server, by the API itself.
    queryCache: new QueryCache(isServer ? {} : { onError: logError }),
    defaultOptions: {
      queries: {
        gcTime: isServer ? Number.POSITIVE_INFINITY : fiveMinutes,
        // Data that came with the page is not refetched at once.
        staleTime: 30_000,
        // A server error or a lost connection may be temporary; a refusal is not.
        retry: isServer
          ? false
          : (failures, error) => failures < maxAttempts - 1 && classifyError(error).retryable,
        retryDelay,
        refetchOnWindowFocus: false,
      },
    },
  });
}
