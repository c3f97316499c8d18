import { useSearchParams } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { Objections, objectionsInput } from "#domains/decisions/web/objections.tsx";
import { RejectApplication } from "#domains/decisions/web/reject-application.tsx";
import { VendorDecisions } from "#domains/decisions/web/vendor-decisions.tsx";
import { NotesCard } from "#domains/notes/web/notes-card.tsx";
import { VendorMoney } from "#domains/payouts/web/vendor-money.tsx";
import { PlanGrant } from "#domains/plans/web/plan-grant.tsx";
import { VendorTerms } from "#domains/plans/web/vendor-terms.tsx";
import { SubjectTimeline } from "#domains/security/web/subject-timeline.tsx";
import { VendorList } from "#domains/vendors/web/admin/vendor-list.tsx";
import { VendorPage } from "#domains/vendors/web/admin/vendor-page.tsx";
import { readVendorsAddress, vendorsInput, vendorsPath } from "#domains/vendors/web/admin/vendors-address.ts";
import { WaitingRates } from "#domains/vendors/web/admin/waiting-rates.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminVendors({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readVendorsAddress(params);
  const { vendorId } = address;
  if (vendorId)
    return client.prefetchQuery(queries.vendors.getVendorForReview.queryOptions({ input: { vendorId } }));
  await Promise.all([
    client.prefetchQuery(queries.vendors.listVendors.queryOptions({ input: vendorsInput(address) })),
    client.prefetchQuery(queries.decisions.listDecisions.queryOptions({ input: objectionsInput })),
    client.prefetchQuery(queries.vendors.listWaitingRates.queryOptions({ input: {} })),
  ]);
}

export function AdminVendorsPanel() {
  const [params] = useSearchParams();
  const address = readVendorsAddress(params);
  const { vendorId } = address;
  if (vendorId)
    return (
      <VendorPage
        key={vendorId}
        vendorId={vendorId}
        listPath={vendorsPath({ ...address, vendorId: null })}
        renderCare={(vendor) => (
          <>
            <VendorDecisions vendor={{ ...vendor, ownerLanguage: vendor.owner.language }} />
            <AdminMay permission="money.read">
              <VendorMoney vendorId={vendorId} />
            </AdminMay>
            <PlanGrant vendorId={vendorId} planType={vendor.planType} />
            <VendorTerms vendorId={vendorId} />
          </>
        )}
        renderReject={(vendor) => (
          <RejectApplication application={{ ...vendor, ownerLanguage: vendor.owner.language }} />
        )}
        records={
          <>
            <SubjectTimeline subjectKind="vendor" subjectId={vendorId} />
            <NotesCard subjectKind="vendor" subjectId={vendorId} />
          </>
        }
      />
    );
  return (
    <>
      <Objections />
      <WaitingRates />
      <VendorList address={address} />
    </>
  );
}
