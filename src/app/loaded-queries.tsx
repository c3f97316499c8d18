import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useMatches } from "react-router";

/** Puts what every matched loader returned as `dehydrated` into the query cache, before its components ask. */
export function LoadedQueries({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const state = useMemo<DehydratedState>(() => {
    const states = matches.map(
      (match) => (match.loaderData as { dehydrated?: DehydratedState } | null)?.dehydrated,
    );
    return { mutations: [], queries: states.flatMap((one) => one?.queries ?? []) };
  }, [matches]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
