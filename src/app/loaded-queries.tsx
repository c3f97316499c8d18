import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useMatches } from "react-router";

type LoadedQueriesProps = { person: DehydratedState | undefined; children: ReactNode };

/** Puts what came for the person, and what every matched loader returned as `dehydrated`, into the query cache before its components ask. */
export function LoadedQueries({ person, children }: LoadedQueriesProps) {
  const matches = useMatches();
  const state = useMemo<DehydratedState>(() => {
    const states = matches.map(
      (match) => (match.loaderData as { dehydrated?: DehydratedState } | null)?.dehydrated,
    );
    return { mutations: [], queries: [person, ...states].flatMap((one) => one?.queries ?? []) };
  }, [matches, person]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
