import type { CompoundPosting, Posting } from "#domains/ledger/server/post-entries.ts";
import { entriesOf } from "#domains/ledger/server/post-entries.ts";
import { saleOf } from "#domains/ledger/server/post-sale.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { lineId, orderId, parcelId } from "./order-ids.ts";
import type { PricedOrder } from "./price-orders.ts";
import { seedId } from "./seed-id.ts";
import { type CancelledParcel, postingsOf } from "./seed-refunds.ts";
import { vendorId } from "./seed-shops.ts";

type Dated = (Posting | CompoundPosting) & { id: string; createdAt: Date };

const dated = (posting: Posting | CompoundPosting, createdAt: Date): Dated => ({
  ...posting,
  id: seedId("posting", `${posting.kind}/${posting.referenceId}`),
  createdAt,
});

/** The postings of the year's sales and refunds, each at the time of what it posts. */
export async function seedLedger(db: Db, priced: PricedOrder[], cancelled: CancelledParcel[]): Promise<void> {
  const sales = priced.flatMap(({ order, basket }) =>
    saleOf(
      orderId(order.key),
      basket.parcels.map((parcel) => ({
        ...parcel,
        id: parcelId(
          order.key,
          order.parcels.find((p) => vendorId(p.vendorKey) === parcel.vendorId)!.vendorKey,
        ),
        lines: parcel.lines.map((line) => ({ ...line, id: lineId(order.key, line.productId) })),
      })),
    ).map((posting) => dated(posting, order.createdAt)),
  );
  const refunded = cancelled.flatMap((parcel) =>
    postingsOf(parcel).map((posting) => dated(posting, parcel.cancelledAt)),
  );
  const written = [...sales, ...refunded]
    .map((posting) => ({ posting, entries: entriesOf(posting) }))
    .filter(({ entries }) => entries.length > 0);
  await insertRows(
    db,
    ledgerPostings,
    written.map(({ posting: { id, kind, referenceId, orderId, createdAt } }) => ({
      id,
      kind,
      referenceId,
      orderId,
      createdAt,
    })),
  );
  await insertRows(
    db,
    ledgerEntries,
    written.flatMap(({ entries }) => entries),
    "postingId",
  );
}
