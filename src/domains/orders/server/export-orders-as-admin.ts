import { recordExport } from "#domains/audit/server/record-export.ts";
import type { AnyOrderSummary, AnyOrdersInput } from "#domains/orders/admin-calls.ts";
import { dollarsOf } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { exportPageSize, readPages, streamCsv } from "#platform/rpc/stream-csv.ts";
import { unscopedReadOrders } from "./list-orders-as-admin.ts";

const columns = [
  ...["order", "id", "placed", "paid", "status", "buyer", "email", "country", "vendors"],
  ...["goods_usd", "shipping_usd", "tax_usd", "total_usd", "refunded_usd"],
];

/** The orders of a list as CSV, in its order. For administrators. */
export async function exportOrdersAsAdmin(
  ctx: SignedInCtx,
  input: Omit<AnyOrdersInput, "cursor">,
): Promise<ReadableStream<Uint8Array>> {
  await recordExport(ctx, "orders");
  const readPage = (cursor: string | undefined) =>
    unscopedReadOrders(ctx, { ...input, cursor }, exportPageSize);
  return streamCsv(ctx, {
    fileName: `orders-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
    ...{ columns, pages: readPages(readPage, rowOf) },
  });
}

const rowOf = (order: AnyOrderSummary): unknown[] => [
  ...[order.number, order.id, order.createdAt, order.paidAt, order.paidAt ? order.status : "unpaid"],
  ...[order.buyer.name, order.buyer.email, order.country],
  order.parcels.map(({ companyName }) => companyName).join("; "),
  ...[order.goodsCents, order.shippingCents, order.taxCents, order.totalCents, order.refundedCents].map(
    dollarsOf,
  ),
];
