import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AuditAction, AuditSubject } from "#domains/audit/actions.ts";
import { insertionOf } from "#platform/db/insert-rows.ts";
import type { Ctx, Infra } from "#platform/rpc/context.ts";
import { type AuditValues, auditAddresses, auditEntries, auditReasons } from "./tables.ts";

export type AuditedAction = {
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  /** The user whose data it is, where it is a person's: a vendor's owner, an order's buyer. */
  ownerId?: string | null;
  /** Only the fields that change: ids, states, amounts in cents. Never a name, an address or a person's text. */
  before?: AuditValues;
  after?: AuditValues;
  /** As the acting person gave it; at most 2,000 characters. It goes with the account of `ownerId`. */
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
  const address = sealed(addressOf(ctx));
  const reasons = actions.map(({ reason }) => sealed(reason || undefined));
  const common = { ...actorOf(ctx), requestId: ctx.requestId ?? null, createdAt: ctx.clock.now() };
  const rows = actions.map(({ action, subject, ownerId, before, after }, index) => ({
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ownerId: ownerId ?? null,
    before: before ?? null,
    after: after ?? null,
    reasonDigest: reasons[index]?.digest ?? null,
    addressDigest: address?.digest ?? null,
    ...common,
  }));
  // Position and hash are set by the trigger.
  const insertion = insertionOf(auditEntries, rows as (typeof auditEntries.$inferInsert)[]);
  const given = JSON.stringify(reasons.filter((reason) => reason !== undefined));
  await ctx.db.execute(sql`with entries as (${insertion} returning position, reason_digest),
    addresses as (insert into ${auditAddresses} (position, address, salt)
      select position, ${address?.text ?? null}::text, ${address?.salt ?? null}::text from entries where ${address !== undefined})
    insert into ${auditReasons} (position, reason, salt)
      select position, text, salt from entries join jsonb_to_recordset(${given}::jsonb) as given(text text, salt text, digest text)
        on given.digest = entries.reason_digest`);
}

function actorOf({ caller }: ActingCtx): { actorId: string | null; actorRoles: string[] } {
  if (caller?.kind === "person") return { actorId: caller.userId, actorRoles: caller.roles };
  return { actorId: caller?.kind === "halfSignedIn" ? caller.userId : null, actorRoles: [] };
}

const addressOf = ({ client }: ActingCtx) => (client?.address === "unknown" ? undefined : client?.address);

/** A text that may go one day, and the digest of it and a salt, which stays and without the salt leads nowhere. */
function sealed(text: string | undefined): { text: string; salt: string; digest: string } | undefined {
  if (text === undefined) return undefined;
  const salt = randomBytes(16).toString("hex");
  return { text, salt, digest: createHash("sha256").update(`${salt}${text}`).digest("hex") };
}
