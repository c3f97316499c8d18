import { stringify } from "csv-stringify/sync";
import { recordExport } from "#domains/audit/server/record-export.ts";
import type { AnyOrderSummary, AnyOrdersInput } from "#domains/orders/admin-calls.ts";
import { dollarsOf } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedReadOrders } from "./list-orders-as-admin.ts";

const partSize = 2_000;
const columns = [
  ...["order", "id", "placed", "paid", "status", "buyer", "email", "country", "vendors"],
  ...["goods_usd", "shipping_usd", "tax_usd", "total_usd", "refunded_usd"],
];

/**
 * The orders of a list as CSV, in its order, 2,000 at a time: the parts, one after the other, are one file, and no part takes more
 * memory than its rows. Safe from spreadsheet formulas. For administrators.
 */
export async function exportOrdersAsAdmin(
  ctx: SignedInCtx,
  input: AnyOrdersInput,
): Promise<{ fileName: string; csv: string; next: string | null }> {
  const { items, next } = await unscopedReadOrders(ctx, input, partSize);
  const isFirst = input.cursor === undefined;
  if (isFirst) await recordExport(ctx, "orders");
  const csv = stringify(items.map(rowOf), {
    ...{ header: isFirst, bom: isFirst, columns, record_delimiter: "windows", escape_formulas: true },
  });
  return { fileName: `orders-${ctx.clock.now().toISOString().slice(0, 10)}.csv`, csv, next };
}

const rowOf = (order: AnyOrderSummary): unknown[] => [
  ...[order.number, order.id, order.createdAt, order.paidAt, order.paidAt ? order.status : "unpaid"],
  ...[order.buyer.name, order.buyer.email, order.country],
  order.parcels.map(({ companyName }) => companyName).join("; "),
  ...[order.goodsCents, order.shippingCents, order.taxCents, order.totalCents, order.refundedCents].map(
    dollarsOf,
  ),
];
