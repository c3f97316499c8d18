import { auditActions, auditSubjects } from "#domains/audit/actions.ts";
import type { AuditFilters } from "#domains/security/audit-calls.ts";

export type SecurityAddress = {
  approvals: "waiting" | "decided";
  approvalsPage: number;
  filters: AuditFilters;
  /** The position of the entry that is shown in full. */
  entry: number | null;
};

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const positive = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined);
const date = (text: string | null) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") && !Number.isNaN(Date.parse(text!)) ? text! : undefined;

/** The tab's state from the address, which is untrusted: what is not valid is left out. */
export function readSecurityAddress(params: URLSearchParams): SecurityAddress {
  const actor = params.get("actor") ?? "";
  const subjectId = (params.get("id") ?? "")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 100);
  const filters = {
    actorId: uuid.test(actor) ? actor : undefined,
    action: auditActions.find((name) => name === params.get("action")),
    subjectKind: auditSubjects.find((name) => name === params.get("subject")),
    subjectId: subjectId || undefined,
    from: date(params.get("from")),
    until: date(params.get("until")),
    before: positive(params.get("before")),
  };
  return {
    approvals: params.get("approvals") === "decided" ? "decided" : "waiting",
    approvalsPage: Math.min(positive(params.get("page")) ?? 1, 10_000),
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    entry: positive(params.get("entry")) ?? null,
  };
}

/** The address of the log with some filters, of its next page by `before`, and of an entry in it. */
export function auditPath(
  { actorId, action, subjectKind, subjectId, from, until, before }: AuditFilters,
  entry?: number,
): string {
  const params = new URLSearchParams({ tab: "security" });
  const chosen = { actor: actorId, action, subject: subjectKind, id: subjectId, from, until, before, entry };
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, String(value));
  return `?${params}`;
}

export function approvalsPath(approvals: SecurityAddress["approvals"], page = 1): string {
  const params = new URLSearchParams({ tab: "security" });
  if (approvals === "decided") params.set("approvals", approvals);
  if (page > 1) params.set("page", String(page));
  return `?${params}`;
}
