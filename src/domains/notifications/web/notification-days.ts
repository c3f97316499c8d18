import type { NotificationView } from "#domains/notifications/contract.ts";

type Translate = (key: "today" | "yesterday") => string;
const dayMs = 86_400_000;
const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const clockFormat = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** In the reader's own time zone: the list is shown in the browser only. */
const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** Notifications by the day of their time, in their order. */
export function groupByDay(items: readonly NotificationView[]) {
  const days: { day: number; items: NotificationView[] }[] = [];
  for (const item of items) {
    const day = startOfDay(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** 'Today', 'Yesterday', or 'MMM d'. */
export function dayName(day: number, t: Translate, now = new Date()): string {
  const ago = Math.round((startOfDay(now) - day) / dayMs);
  if (ago === 0) return t("today");
  return ago === 1 ? t("yesterday") : dayFormat.format(new Date(day));
}

export const clockOf = (iso: string): string => clockFormat.format(new Date(iso));
