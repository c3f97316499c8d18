import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { refunds } from "../tables.ts";

/** Whether a request has made its refund of this parcel already. CONFLICT when it made one of another. */
export async function findRefundOf(
  { db }: Pick<Doors, "db">,
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
