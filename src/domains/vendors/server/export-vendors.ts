import { recordExport } from "#domains/audit/server/record-export.ts";
import type { ListedVendor, VendorsInput } from "#domains/vendors/admin-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { exportPageSize, readPages, streamCsv } from "#platform/rpc/stream-csv.ts";
import { unscopedReadVendors } from "./list-vendors.ts";

const columns = [
  ...[
    "id",
    "company",
    "owner_email",
    "country",
    "business_type",
    "plan",
    "state",
    "paused",
    "payouts_paused",
  ],
  ...["trusted", "trader_stated", "risk_signs", "submitted"],
];

/** The vendors of a list as CSV, in its order. For administrators. */
export async function exportVendors(
  ctx: SignedInCtx,
  input: Omit<VendorsInput, "after">,
): Promise<ReadableStream<Uint8Array>> {
  await recordExport(ctx, "vendors");
  const readPage = (after: string | undefined) =>
    unscopedReadVendors(ctx, { ...input, after }, exportPageSize);
  return streamCsv(ctx, {
    fileName: `vendors-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
    ...{ columns, pages: readPages(readPage, rowOf) },
  });
}

const yes = (is: boolean) => (is ? "yes" : "no");

const rowOf = (vendor: ListedVendor): unknown[] => [
  ...[vendor.id, vendor.companyName, vendor.email, vendor.country, vendor.businessType, vendor.planType],
  ...[
    vendor.state,
    ...[vendor.isPaused, vendor.arePayoutsPaused, vendor.isTrusted, vendor.isTraderStated].map(yes),
  ],
  ...[vendor.signs.join(" "), vendor.submittedAt],
];
