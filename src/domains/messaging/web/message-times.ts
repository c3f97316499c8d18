import { useHydrated } from "#client/use-hydrated.ts";

/** Where a chat's times are read: the server does not know the reader's time zone, so it writes UTC. */
const useTimeZone = () => (useHydrated() ? undefined : "UTC");

type Formats = { clock: Intl.DateTimeFormat; day: Intl.DateTimeFormat; dayOfYear: Intl.DateTimeFormat };
const known = new Map<string | undefined, Formats>();

function formatsIn(timeZone: string | undefined): Formats {
  const found = known.get(timeZone) ?? {
    clock: new Intl.DateTimeFormat("en-US", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
    day: new Intl.DateTimeFormat("en-US", { timeZone, month: "short", day: "numeric" }),
    dayOfYear: new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium" }),
  };
  known.set(timeZone, found);
  return found;
}

/** 'HH:mm', 'MMM d', and a day with its year; in the reader's own time zone once the page is hydrated. */
export function useMessageTimes() {
  const { clock, day, dayOfYear } = formatsIn(useTimeZone());
  return {
    clock: (iso: string) => clock.format(new Date(iso)),
    day: (iso: string) => day.format(new Date(iso)),
    dayOfYear: (iso: string) => dayOfYear.format(new Date(iso)),
  };
}
