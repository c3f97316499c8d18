import { AdminMay } from "#client/may.tsx";
import { Objections, objectionsInput } from "#domains/decisions/web/objections.tsx";
import { VendorDecisions } from "#domains/decisions/web/vendor-decisions.tsx";
import { NotesCard } from "#domains/notes/web/notes-card.tsx";
import { VendorMoney } from "#domains/payouts/web/vendor-money.tsx";
import { PlanGrant } from "#domains/plans/web/plan-grant.tsx";
import { VendorTerms } from "#domains/plans/web/vendor-terms.tsx";
import { listInputOf, readQueueParams } from "#domains/vendors/web/admin/queue-params.ts";
import { VendorQueue } from "#domains/vendors/web/admin/vendor-queue.tsx";
import { WaitingRates } from "#domains/vendors/web/admin/waiting-rates.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminVendors({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const shown = readQueueParams(params);
  const { vendorId } = shown;
  await Promise.all([
    client.prefetchQuery(queries.vendors.listVendors.queryOptions({ input: listInputOf(shown) })),
    client.prefetchQuery(queries.decisions.listDecisions.queryOptions({ input: objectionsInput })),
    client.prefetchQuery(queries.vendors.listWaitingRates.queryOptions({ input: {} })),
    vendorId &&
      client.prefetchQuery(queries.vendors.getVendorForReview.queryOptions({ input: { vendorId } })),
  ]);
}

export function AdminVendorsPanel() {
  return (
    <>
      <Objections />
      <WaitingRates />
      <VendorQueue
        renderCare={(vendor) => (
          <>
            <VendorDecisions vendor={{ ...vendor, ownerLanguage: vendor.owner.language }} />
            <AdminMay permission="money.read">
              <VendorMoney vendorId={vendor.vendorId} />
            </AdminMay>
            <PlanGrant vendorId={vendor.vendorId} planType={vendor.planType} />
            <VendorTerms vendorId={vendor.vendorId} />
            <NotesCard subjectKind="vendor" subjectId={vendor.vendorId} />
          </>
        )}
      />
    </>
  );
}
