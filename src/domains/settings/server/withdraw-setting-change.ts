import { and, eq, gt, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { settingChanges } from "./tables.ts";

/**
 * Withdraws a planned change; it stays in the history. NOT_FOUND if there is none; CONFLICT if it holds already or was
 * withdrawn. For administrators.
 */
export function withdrawSettingChange(
  ctx: SignedInCtx,
  { changeId }: { changeId: string },
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const isSame = eq(settingChanges.id, changeId);
    const [withdrawn] = await tx.db
      .update(settingChanges)
      .set({ withdrawnAt: now, withdrawnBy: tx.caller.userId })
      .where(and(isSame, isNull(settingChanges.withdrawnAt), gt(settingChanges.validFrom, now)))
      .returning();
    if (!withdrawn) {
      const [found] = await tx.db.select({ id: settingChanges.id }).from(settingChanges).where(isSame);
      throw new AppError(found ? "CONFLICT" : "NOT_FOUND");
    }
    const { key, value, validFrom } = withdrawn;
    await recordAction(tx, {
      action: "setting.withdraw",
      subject: { kind: "setting", id: key },
      before: { value, validFrom: validFrom.toISOString() },
    });
    return {};
  });
}
