import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";

/** The signed-in person as the auth service knows them: factors, ways to sign in. */
export function useOwnUser() {
  return useQuery(queries.auth.getUser.queryOptions({ input: {} }));
}
