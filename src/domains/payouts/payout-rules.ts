/** When vendors are paid (cron, UTC): Mondays at six. A run that could not happen then happens at the first chance. */
export const weeklyRun = "0 6 * * 1";

/** Smaller amounts wait for the next run: each transfer has a fee. */
export const smallestPayoutCents = 1_000;

/** The maximum length of an administrator's note about a bank payment. */
export const longestNote = 200;
