import { randomUUID } from "node:crypto";
import type { Doors } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

const forever = new Date("9999-12-31T00:00:00Z");

/**
 * Writes a person who is nobody, to stand where an erased one stood: no name, an address that no mail can reach, no way to
 * sign in. Returns the id, which nothing connects with the old one. In the caller's transaction.
 */
export async function addErasedPerson({ db, clock }: Pick<Doors, "db" | "clock">): Promise<string> {
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
