import { eq } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { sessions } from "./tables.ts";

/** Ends a session that the library has just begun, if it was to prove an identity and not to sign in here. */
export async function discardSession({ db }: Pick<Infra, "db">, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}
