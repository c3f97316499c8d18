import { AppError } from "#kernel/errors.ts";
import { openExaminer } from "./open-examiner.ts";

const examine = openExaminer({ limitMilliseconds: 5_000, mostWaiting: 50 });

/**
 * Refuses passwords that are common, or a pattern of the keyboard or of the user's own name: WEAK_PASSWORD with the
 * reasons (R17). SERVICE_UNAVAILABLE where too many are being examined. Costs a tenth of a second of another thread, so
 * call it after rate limits and the current password.
 */
export async function assertStrongPassword(password: string, personal: readonly string[]): Promise<void> {
  const reason = await examine({ password, personal });
  if (reason) throw new AppError("WEAK_PASSWORD", { reasons: [reason] });
}
