import { idPattern } from "#kernel/id-pattern.ts";
import {
  type ReportKind,
  type ReportList,
  reportAges,
  reportKinds,
  reportLists,
} from "../../report-rules.ts";

export type ModerationAddress = {
  list: ReportList | "transparency";
  kind: ReportKind | null;
  days: number | null;
  cursor: string | null;
  reportId: string | null;
  /** Of the transparency report, as days; null until they are chosen. */
  from: string | null;
  to: string | null;
};

const cursorPattern = /^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : null);
const dayOf = (text: string | null) => {
  const day = matching(text, dayPattern);
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
};

/** The tab's state from the address, which is untrusted. */
export function readModerationAddress(params: URLSearchParams): ModerationAddress {
  const list = params.get("list");
  return {
    list: list === "transparency" ? list : (reportLists.find((name) => name === list) ?? "open"),
    kind: reportKinds.find((name) => name === params.get("kind")) ?? null,
    days: reportAges.find((days) => String(days) === params.get("days")) ?? null,
    cursor: matching(params.get("cursor"), cursorPattern),
    reportId: matching(params.get("report"), idPattern),
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
  };
}

/** The address of a list, or of a report in it. */
export function moderationPath({
  list,
  kind,
  days,
  cursor,
  reportId,
  from,
  to,
}: Partial<ModerationAddress>): string {
  const params = new URLSearchParams({ tab: "moderation" });
  if (list && list !== "open") params.set("list", list);
  const rest = { kind, days, cursor, report: reportId, from, to };
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, String(value));
  return `?${params}`;
}

/** The list's input for the server. */
export const listInput = ({ list, kind, days, cursor }: ModerationAddress) => ({
  list: list === "transparency" ? ("open" as const) : list,
  ...(kind ? { kind } : {}),
  ...(days ? { days } : {}),
  ...(cursor ? { cursor } : {}),
});

/** The days of the transparency report: the last 365 before `today` unless others are chosen. */
export function periodOf({ from, to }: Pick<ModerationAddress, "from" | "to">, today: Date) {
  const dayMs = 86_400_000;
  const last = to ?? today.toISOString().slice(0, 10);
  const first = from ?? new Date(Date.parse(last) - 364 * dayMs).toISOString().slice(0, 10);
  return { from: first, to: last };
}
