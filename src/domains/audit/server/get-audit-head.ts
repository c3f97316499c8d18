import type { Db } from "#platform/db/database.ts";
import { auditHead } from "./tables.ts";

/** The chain's last position and hash; 0 and an empty hash before the first entry. */
export async function getAuditHead(db: Db): Promise<{ position: number; hash: string }> {
  const [head] = await db.select({ position: auditHead.position, hash: auditHead.hash }).from(auditHead);
  return head ?? { position: 0, hash: "" };
}
