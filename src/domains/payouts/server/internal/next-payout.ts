const monday = 1;
const hourOfRun = 6;
const day = 86_400_000;

const isPayoutDay = (now: Date): boolean => now.getUTCDay() === monday;

/** When the next weekly run starts: Mondays at six, in UTC. */
export function nextPayoutAfter(now: Date): Date {
  const run = new Date(now);
  run.setUTCHours(hourOfRun, 0, 0, 0);
  while (!isPayoutDay(run) || run <= now) run.setTime(run.getTime() + day);
  return run;
}
