import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { refunds } from "../tables.ts";

/** A request by its id and all that it asked for, as the schema ordered it. */
export type RefundRequest = { requestId: string; body: object };

export const hashRequest = ({ body }: RefundRequest) =>
  createHash("sha256").update(JSON.stringify(body)).digest("base64url");

/** Whether a request already made its refund of this parcel. CONFLICT if its id made another one, or came with another body. */
export async function findRefundOf(
  { db }: Pick<Infra, "db">,
  parcelId: string,
  request: RefundRequest,
): Promise<boolean> {
  const [known] = await db
    .select({ parcelId: refunds.parcelId, requestHash: refunds.requestHash })
    .from(refunds)
    .where(eq(refunds.requestId, request.requestId));
  if (!known) return false;
  const isSame = known.requestHash === null || known.requestHash === hashRequest(request);
  if (known.parcelId !== parcelId || !isSame) throw new AppError("CONFLICT");
  return true;
}
