import type { SessionView } from "#domains/accounts/contract.ts";
import { primaryRole } from "#kernel/callers.ts";
import type { Caller } from "#platform/rpc/context.ts";

/** The signed-in person as the screens need them; null for a visitor and for who still owes a second factor. Anybody may call. */
export async function getSession({ caller }: { caller: Caller }): Promise<SessionView | null> {
  if (caller.kind !== "person") return null;
  const { kind: _, session, memberSince, ...person } = caller;
  return {
    ...person,
    memberSince: memberSince.toISOString(),
    primaryRole: primaryRole(person.roles),
    aal: session.aal,
  };
}
