import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { refunds } from "../tables.ts";

/** Whether a request already made its refund of this parcel. CONFLICT if it made one of another. */
export async function findRefundOf(
  { db }: Pick<Infra, "db">,
  parcelId: string,
  requestId: string,
): Promise<boolean> {
  const [known] = await db
    .select({ parcelId: refunds.parcelId })
    .from(refunds)
    .where(eq(refunds.requestId, requestId));
  if (known && known.parcelId !== parcelId) throw new AppError("CONFLICT");
  return known !== undefined;
}
