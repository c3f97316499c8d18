import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import { mostDaysAhead, needsApproval } from "#domains/settings/setting-table.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertSeen, insertChange, type WantedChange } from "./internal/insert-change.ts";

type Input = Omit<WantedChange, "authorId"> & { requestId: string };

const dayMs = 86_400_000;

/**
 * Changes a setting, in its unit and within its bounds, with a reason: now, or from the start of a later day (UTC) within a
 * year. What the platform pays, and from which amounts two must agree, waits for a second administrator instead. What is on
 * quotes and orders already stays as it is. BAD_REQUEST for another day; CONFLICT if another change holds than the one the
 * caller saw, one is planned for the same day, or one waits for approval. For administrators.
 */
export function changeSetting(
  ctx: SignedInCtx,
  { requestId, ...input }: Input,
): Promise<{ approvalId: string | null }> {
  assertDay(input.startsOn, ctx.clock.now());
  return inTransaction(ctx, async (tx) => {
    const { key, value, reason, startsOn } = input;
    const wanted = { ...input, authorId: tx.caller.userId };
    if (!needsApproval(key)) {
      await insertChange(tx, wanted);
      return { approvalId: null };
    }
    const holding = await assertSeen(tx, wanted);
    const facts = { setting: key, before: holding?.value ?? null, after: value, startsOn };
    const about = { action: "setting.change", subject: { kind: "setting", id: key } } as const;
    return { approvalId: await requestApproval(tx, { ...about, facts, input: wanted, reason, requestId }) };
  });
}

function assertDay(startsOn: string | null, now: Date): void {
  if (startsOn === null) return;
  const daysAhead = (Date.parse(`${startsOn}T00:00:00Z`) - now.getTime()) / dayMs;
  if (daysAhead > 0 && daysAhead <= mostDaysAhead) return;
  const message = daysAhead > 0 ? "far" : "past";
  throw new AppError("BAD_REQUEST", { issues: [{ path: "startsOn", message }] });
}
