import { QueryCache, QueryClient } from "@tanstack/react-query";
import { classifyError } from "./classify-error.ts";
import { logError } from "./notify-error.ts";

const maxAttempts = 3;
const fiveMinutes = 5 * 60_000;

function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** One in the browser; one a request on the server, where nothing is tried twice while a person waits. */
export function createQueryClient(): QueryClient {
  const isServer = import.meta.env.SSR;
  return new QueryClient({
    // What fails silently for the person is still logged; on the server, by the API itself.
    queryCache: new QueryCache(isServer ? {} : { onError: logError }),
    defaultOptions: {
      queries: {
        gcTime: isServer ? Number.POSITIVE_INFINITY : fiveMinutes,
        // What came with the page is not fetched again at once.
        staleTime: 30_000,
        // A server's fault or a lost connection may pass by itself; a refusal will not.
        retry: isServer
          ? false
          : (failures, error) => failures < maxAttempts - 1 && classifyError(error).retryable,
        retryDelay,
        refetchOnWindowFocus: false,
      },
    },
  });
}
