import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { orderLimits } from "#domains/orders/limits.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Translate, translator } from "#i18n/translator.ts";
import { AppError } from "#kernel/errors.ts";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { writeInThread } from "./internal/receipt-thread.ts";
import type { ReceiptFacts } from "./internal/write-receipt.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { unscopedListRefunds } from "./list-refunds.ts";
import { orders, type ParcelWithLines, type ShippingAddress } from "./tables.ts";

/**
 * The receipt of the caller's paid order as a PDF, in the named language, else the caller's: seller by seller, with refunds so far.
 * NOT_FOUND for any other, and for an unpaid one. Limited, since one thread writes the receipts of everybody. For any signed-in user.
 */
export async function getReceipt(
  ctx: SignedInCtx,
  input: { orderId: string; language?: Language | undefined },
): Promise<ReadableStream<Uint8Array>> {
  await ctx.limits.consume(orderLimits.receipt, ctx.caller.userId);
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, input.orderId), eq(orders.userId, ctx.caller.userId), isNotNull(orders.paidAt)));
  if (!order?.paidAt) throw new AppError("NOT_FOUND");
  const parcels = await unscopedListParcels(ctx.db, order.id);
  const [sellers, refunds] = await Promise.all([
    listSellers(ctx.db, parcels),
    unscopedListRefunds(ctx.db, order.id),
  ]);
  const language = input.language ?? ctx.language;
  const t = translator(language);
  const facts: ReceiptFacts = {
    number: order.number,
    paidAt: order.paidAt.toISOString(),
    buyer: addressLines(order.shippingAddress, t),
    sellers,
    shippingCents: order.shippingCents,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    refunds: refunds
      .filter(({ state }) => state !== "failed")
      .map(({ createdAt, totalCents }) => ({ at: createdAt, totalCents })),
  };
  const bytes = await writeInThread({ facts, language });
  ctx.responseHeaders.set("content-type", "application/pdf");
  ctx.responseHeaders.set("content-disposition", `attachment; filename="cafeto-${order.number}.pdf"`);
  return new Blob([bytes]).stream();
}

async function listSellers(db: Db, parcels: ParcelWithLines[]): Promise<ReceiptFacts["sellers"]> {
  const rows = await db
    .select({
      id: vendors.id,
      companyName: vendors.companyName,
      legalName: vendors.legalName,
      registeredAddress: vendors.registeredAddress,
      registrationNumber: vendors.registrationNumber,
    })
    .from(vendors)
    .where(
      inArray(
        vendors.id,
        parcels.map(({ vendorId }) => vendorId),
      ),
    );
  const found = new Map(rows.map((row) => [row.id, row]));
  return parcels.map(({ vendorId, lines, shippingCents }) => {
    const { companyName, legalName, registeredAddress, registrationNumber } = found.get(vendorId)!;
    const legal = [legalName, registeredAddress, registrationNumber].filter(Boolean).join(" · ");
    return { companyName, legal: legal || null, shippingCents, lines: lines.map(lineOf) };
  });
}

const lineOf = (line: ParcelWithLines["lines"][number]) => ({
  name: line.productName,
  quantity: line.quantity,
  unitPriceCents: line.unitPriceCents,
  discountCents: line.vendorDiscountCents + line.platformDiscountCents,
});

function addressLines(address: ShippingAddress, t: Translate): string[] {
  const { fullName, line1, line2, city, state, postalCode, country } = address;
  const place = [postalCode, city, state].filter(Boolean).join(" ");
  return [fullName, line1, line2 ?? "", place, t(`countries:${country}`)].filter(Boolean);
}
