import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { hasOtherAdministrator } from "#domains/decisions/server/other-administrator.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { endBan } from "./internal/end-ban.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";
import { bans } from "./tables.ts";

type Input = { banId: string; outcome: "upheld" | "reversed"; reason: string };

/**
 * Decides what a banned person says against the ban; reversing lifts it at once. Mails them the reason. SAME_PERSON if the caller made
 * the ban and there is another administrator (R62); CONFLICT if nothing waits; NOT_FOUND; FORBIDDEN as for the ban. For
 * administrators.
 */
export async function decideBanObjection(ctx: SignedInCtx, { banId, outcome, reason }: Input) {
  const isIt = eq(bans.id, banId);
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx.db.select().from(bans).where(isIt);
    if (!known) throw new AppError("NOT_FOUND");
    const person = await lockPerson(tx, known.userId);
    const { userId } = tx.caller;
    if (known.bannedBy === userId && (await hasOtherAdministrator(tx.db, userId, "users.manage")))
      throw new AppError("SAME_PERSON");
    const [decided] = await tx.db
      .update(bans)
      .set({ outcome, outcomeReason: reason, outcomeBy: userId, outcomeAt: tx.clock.now() })
      .where(and(isIt, isNotNull(bans.objectedAt), isNull(bans.outcome), isNull(bans.endedAt)))
      .returning({ id: bans.id });
    if (!decided) throw new AppError("CONFLICT");
    if (outcome === "reversed") await endBan(tx, person, reason);
    else await mailUser(tx, person, { kind: "banUpheld", facts: reason });
    await recordAction(tx, {
      action: "user.answer-objection",
      subject: { kind: "user", id: person.id },
      ...{ ownerId: person.id, after: { outcome }, reason },
    });
    return {};
  });
}
