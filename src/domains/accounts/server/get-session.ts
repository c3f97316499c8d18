import type { SessionView } from "#domains/accounts/contract.ts";
import { primaryRole } from "#kernel/callers.ts";
import type { Caller } from "#platform/rpc/context.ts";

/** The signed-in user as the screens need them; null for a visitor and before the second factor. For visitors. */
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
