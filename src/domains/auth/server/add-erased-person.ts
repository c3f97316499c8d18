import { randomUUID } from "node:crypto";
import type { Infra } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

const forever = new Date("9999-12-31T00:00:00Z");

/**
 * Adds an anonymous user to own an erased user's orders: no name, an undeliverable address, no sign-in method.
 * Returns the id, which has no connection to the old one. In the caller's transaction.
 */
export async function addErasedPerson({ db, clock }: Pick<Infra, "db" | "clock">): Promise<string> {
  const id = randomUUID();
  const createdAt = clock.now();
  await db.insert(users).values({
    id,
    name: "",
    email: `erased-${id}@erased.invalid`,
    bannedUntil: forever,
    createdAt,
    updatedAt: createdAt,
  });
  return id;
}
