import { and, eq, type SQL } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { lockOrder } from "#domains/orders/server/move-parcels.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { problemLines, problems } from "../tables.ts";

export type Problem = typeof problems.$inferSelect;
export type ProblemLine = typeof problemLines.$inferSelect;
type Side = { id: string; name: string; email: string; language: string };

/** A problem locked until the transaction ends, by its order, with both sides. */
export type LockedProblem = {
  problem: Problem;
  lines: ProblemLine[];
  order: { id: string; number: number };
  buyer: Side;
  vendor: Side & { companyName: string };
};

/**
 * Locks a problem's order, then reads it, so that the second of two requests sees the effect of the first. `whose` is
 * the ownership filter. NOT_FOUND for any other.
 */
export async function lockProblem(
  tx: Pick<Infra, "db">,
  problemId: string,
  whose: SQL | undefined,
): Promise<LockedProblem> {
  const [found] = await tx.db
    .select({ orderId: problems.orderId })
    .from(problems)
    .innerJoin(orders, eq(orders.id, problems.orderId))
    .where(and(eq(problems.id, problemId), whose));
  if (!found) throw new AppError("NOT_FOUND");
  await lockOrder(tx, found.orderId);
  return readLocked(tx, problemId);
}

/** The same where the caller's transaction has locked the order already. */
export async function readLocked({ db }: Pick<Infra, "db">, problemId: string): Promise<LockedProblem> {
  const [row] = await db
    .select({ problem: problems, number: orders.number, buyerId: orders.userId, language: orders.language })
    .from(problems)
    .innerJoin(orders, eq(orders.id, problems.orderId))
    .where(eq(problems.id, problemId));
  const { problem, number, buyerId, language } = row!;
  const lines = await db.select().from(problemLines).where(eq(problemLines.problemId, problemId));
  const [buyer] = await db.select(person).from(users).where(eq(users.id, buyerId));
  const [vendor] = await db
    .select({ ...person, companyName: vendors.companyName })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, problem.vendorId));
  return {
    problem,
    lines,
    order: { id: problem.orderId, number },
    buyer: { ...buyer!, language },
    vendor: vendor!,
  };
}

const person = { id: users.id, name: users.name, email: users.email, language: users.language };
