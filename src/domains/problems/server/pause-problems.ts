import { and, eq, ne } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { readLocked } from "./internal/lock-problem.ts";
import { moveProblem } from "./internal/move-problem.ts";
import { problems } from "./tables.ts";

const isOpenOf = (orderId: string) => and(eq(problems.orderId, orderId), ne(problems.state, "closed"));

async function listOpen({ db }: Pick<Infra, "db">, orderId: string) {
  return db.select({ id: problems.id, state: problems.state }).from(problems).where(isOpenOf(orderId));
}

/** A card dispute takes over an order's open problems (R60): they wait. In the caller's transaction, which has locked the order. */
export async function pauseProblems(tx: Infra, orderId: string): Promise<void> {
  for (const { id, state } of await listOpen(tx, orderId))
    if (state !== "disputed")
      await moveProblem(tx, await readLocked(tx, id), "pause", { actor: "bank", to: "disputed" });
}

/**
 * The bank has decided: lost, it has given the buyer the money, and the problems are closed; won, an administrator decides them
 * with that in hand. In the caller's transaction, which has locked the order and released its money.
 */
export async function resumeProblems(tx: Infra, orderId: string, decision: "won" | "lost"): Promise<void> {
  for (const { id, state } of await listOpen(tx, orderId)) {
    if (state !== "disputed") continue;
    const locked = await readLocked(tx, id);
    if (decision === "lost")
      await moveProblem(tx, locked, "chargeBack", {
        ...{ actor: "bank", to: "closed", change: { outcome: "chargedBack" } },
      });
    else
      await moveProblem(tx, locked, "resume", { actor: "bank", to: "escalated", change: { cause: "bank" } });
  }
}
