import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";

/** The signed-in user as the auth service shows it: factors, sign-in methods. */
export function useOwnUser() {
  return useQuery(queries.auth.getUser.queryOptions({ input: {} }));
}
