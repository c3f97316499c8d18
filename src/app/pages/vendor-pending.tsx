import { href, redirect } from "react-router";
import { OwnApplicationDecision } from "#domains/decisions/web/own-application-decision.tsx";
import { ApplicationState } from "#domains/vendors/web/application-state.tsx";
import { Container } from "#ui/container.tsx";
import { languageContext, sessionContext } from "../context.ts";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-pending.ts";

/** An approval is told live: the loader is asked again, and leads on to the dashboard. */
export async function loader({ context }: Route.LoaderArgs) {
  const vendor = context.get(sessionContext)?.vendor;
  if (vendor?.isApproved) throw redirect(href("/vendor/dashboard"));
  const { client, queries, dehydrate } = startLoad(context);
  const language = context.get(languageContext);
  if (vendor)
    await Promise.all([
      client.prefetchQuery(queries.vendors.getApplication.queryOptions({ input: {} })),
      client.prefetchQuery(queries.decisions.findApplicationDecision.queryOptions({ input: {} })),
      client.prefetchQuery(queries.checkout.listCountries.queryOptions({ input: { language } })),
    ]);
  return { dehydrated: dehydrate() };
}

export default function VendorPendingPage() {
  return (
    <Container className="py-8 sm:py-12">
      <PageMeta />
      <ApplicationState decision={<OwnApplicationDecision />} />
    </Container>
  );
}
