import { type UserKind, type UserState, userKinds, userStates } from "#domains/users/user-rules.ts";
import { idPattern } from "#kernel/id-pattern.ts";

export type UsersAddress = {
  search: string;
  kind: UserKind | null;
  state: UserState | null;
  after: string | null;
  userId: string | null;
};

const idOf = (text: string | null) => (text && idPattern.test(text) ? text : null);

/** The tab's state from the address, which is untrusted. */
export function readUsersAddress(params: URLSearchParams): UsersAddress {
  return {
    search: (params.get("search") ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, 80),
    kind: userKinds.find((name) => name === params.get("kind")) ?? null,
    state: userStates.find((name) => name === params.get("state")) ?? null,
    after: idOf(params.get("after")),
    userId: idOf(params.get("user")),
  };
}

/** The address of a list, or of a person in it. */
export function usersPath({ userId, ...rest }: Partial<UsersAddress>): string {
  const params = new URLSearchParams({ tab: "users" });
  for (const [key, value] of Object.entries(rest)) if (value) params.set(key, value);
  if (userId) params.set("user", userId);
  return `?${params}`;
}

/** The list's input for the server. */
export const usersInput = ({ search, kind, state, after }: UsersAddress) => ({
  ...(search ? { search } : {}),
  ...(kind ? { kind } : {}),
  ...(state ? { state } : {}),
  ...(after ? { after } : {}),
});
