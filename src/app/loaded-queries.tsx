import { type DehydratedState, HydrationBoundary, hashKey } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useMatches } from "react-router";
import type { LoadedQuery } from "#client/query-client.ts";

type LoadedQueriesProps = { person: readonly LoadedQuery[] | undefined; children: ReactNode };

/**
 * Puts the user's data, and what every matched loader returned as `dehydrated`, into the query cache before
 * components read it.
 */
export function LoadedQueries({ person, children }: LoadedQueriesProps) {
  const matches = useMatches();
  const state = useMemo<DehydratedState>(() => {
    const loaded = matches.map(
      (match) => (match.loaderData as { dehydrated?: readonly LoadedQuery[] } | null)?.dehydrated,
    );
    return { mutations: [], queries: [person, ...loaded].flatMap((one) => one?.map(hydrated) ?? []) };
  }, [matches, person]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

/** A cached page is invalidated by every change it shows, so its data is as new as the document. */
const documentAt = import.meta.env.SSR ? 0 : performance.timeOrigin;

/** A query that has succeeded, whole again. */
function hydrated([queryKey, data, computedAt]: LoadedQuery): DehydratedState["queries"][number] {
  const at = Math.max(computedAt, documentAt);
  return {
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: at,
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: at,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: "success",
      fetchStatus: "idle",
    },
  };
}
