import { SubscribersCard } from "#domains/newsletter/web/subscribers-card.tsx";
import { HelpRatingsCard } from "#domains/support/web/admin/help-ratings-card.tsx";
import { readInquiriesAddress } from "#domains/support/web/admin/inquiries-address.ts";
import { InquiriesPanel } from "#domains/support/web/admin/inquiries-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminSupport({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const { inquiryId, ...input } = readInquiriesAddress(params);
  await (inquiryId
    ? client.prefetchQuery(queries.support.getInquiry.queryOptions({ input: { inquiryId } }))
    : Promise.all([
        client.prefetchQuery(queries.support.listInquiries.queryOptions({ input })),
        client.prefetchQuery(queries.support.listHelpRatings.queryOptions({ input: {} })),
        client.prefetchQuery(queries.newsletter.countSubscribers.queryOptions({ input: {} })),
      ]));
}

export function AdminSupportPanel() {
  return (
    <InquiriesPanel
      below={
        <>
          <SubscribersCard />
          <HelpRatingsCard />
        </>
      }
    />
  );
}
