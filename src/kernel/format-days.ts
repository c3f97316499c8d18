const dayOnly = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Days close to now, without their year: "Dec 2–6", "Nov 30–Dec 4"; one day alone as "Dec 2". */
export function formatDays({ from, until }: { from: string; until: string }): string {
  const [first, last] = [from, until].map((day) => dayOnly.format(new Date(day))) as [string, string];
  if (first === last) return first;
  return `${first}–${from.slice(0, 7) === until.slice(0, 7) ? last.split(" ")[1] : last}`;
}
