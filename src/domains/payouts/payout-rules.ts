/** When vendors are paid (cron, UTC): Mondays at six. A run that could not happen then happens at the first chance. */
export const weeklyRun = "0 6 * * 1";

/** The maximum length of an administrator's note about a bank payment. */
export const longestNote = 200;
