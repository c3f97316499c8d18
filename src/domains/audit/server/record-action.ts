import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AuditAction, AuditSubject } from "#domains/audit/actions.ts";
import { insertionOf } from "#platform/db/insert-rows.ts";
import type { Ctx, Infra } from "#platform/rpc/context.ts";
import { type AuditValues, auditAddresses, auditEntries } from "./tables.ts";

export type AuditedAction = {
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  /** The user whose data it is, where it is a person's: a vendor's owner, an order's buyer. */
  ownerId?: string | null;
  /** Only the fields that change: ids, states, amounts in cents. Never a name, an address or a person's text. */
  before?: AuditValues;
  after?: AuditValues;
  /** As the acting person gave it; at most 2,000 characters. */
  reason?: string | null;
};

/** A verb's transaction, or a job's: without a caller the platform itself acts. */
export type ActingCtx = Pick<Infra, "db" | "clock"> & Partial<Pick<Ctx, "caller" | "requestId" | "client">>;

/**
 * Writes one entry of the audit log. Call it in the verb's transaction, and last: from here to the commit, other
 * entries wait, so a row that is locked afterwards can deadlock.
 */
export function recordAction(ctx: ActingCtx, action: AuditedAction): Promise<void> {
  return recordActions(ctx, [action]);
}

/** The same for many, by one statement: a batch of 5,000 is one round trip. Entries are in the order of the list. */
export async function recordActions(ctx: ActingCtx, actions: readonly AuditedAction[]): Promise<void> {
  if (actions.length === 0) return;
  const address = addressOf(ctx);
  const common = { ...actorOf(ctx), requestId: ctx.requestId ?? null, createdAt: ctx.clock.now() };
  const rows = actions.map(({ action, subject, ownerId, before, after, reason }) => ({
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ownerId: ownerId ?? null,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
    addressDigest: address?.digest ?? null,
    ...common,
  }));
  // Position and hash are set by the trigger.
  const insertion = insertionOf(auditEntries, rows as (typeof auditEntries.$inferInsert)[]);
  await ctx.db.execute(
    address
      ? sql`with entries as (${insertion} returning position)
          insert into ${auditAddresses} (position, address, salt) select position, ${address.address}, ${address.salt} from entries`
      : insertion,
  );
}

function actorOf({ caller }: ActingCtx): { actorId: string | null; actorRoles: string[] } {
  if (caller?.kind === "person") return { actorId: caller.userId, actorRoles: caller.roles };
  return { actorId: caller?.kind === "halfSignedIn" ? caller.userId : null, actorRoles: [] };
}

function addressOf({ client }: ActingCtx): { address: string; salt: string; digest: string } | undefined {
  const address = client?.address;
  if (!address || address === "unknown") return undefined;
  const salt = randomBytes(16).toString("hex");
  return { address, salt, digest: createHash("sha256").update(`${salt}${address}`).digest("hex") };
}
