import { getAuditHead } from "#domains/audit/server/get-audit-head.ts";
import { findLastCheck } from "#domains/checkout/server/find-last-check.ts";
import type { Watch } from "#domains/security/watch-calls.ts";
import { listLimits } from "#domains/settings/server/list-limits.ts";
import { listReachedLimits } from "#platform/limits/list-reached-limits.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listAdministrators } from "./internal/list-administrators.ts";
import { listApiKeysInUse } from "./internal/list-api-keys-in-use.ts";
import { listFailedSignIns, listLockedAccounts } from "./internal/list-sign-ins.ts";

/**
 * What an administrator watches over: the audit log's chain as last checked, administrators with factors and sessions, refused
 * sign-ins, locked accounts, API keys, and who is over a limit. For administrators.
 */
export async function getWatch(ctx: SignedInCtx): Promise<Watch> {
  const { position: entries, hash } = await getAuditHead(ctx.db);
  const limits = (await listLimits(ctx)).items.map(({ key, value }) => [key, value] as const);
  const check = await findLastCheck(ctx);
  return {
    chain: {
      ...{ entries, hash, checkedAt: check?.ranAt.toISOString() ?? null },
      differences: check?.counts["audit"] ?? 0,
    },
    administrators: await listAdministrators(ctx),
    signIns: { failed: await listFailedSignIns(ctx), locked: await listLockedAccounts(ctx) },
    apiKeys: await listApiKeysInUse(ctx),
    limits: await listReachedLimits(ctx, new Map(limits)),
  };
}
