import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { CheckoutForm } from "#domains/checkout/web/checkout-form.tsx";
import { CheckoutSteps } from "#domains/checkout/web/checkout-steps.tsx";
import { OpenPaymentNotice } from "#domains/checkout/web/open-payment-notice.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { languageContext, sessionContext } from "../context.ts";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import { PaymentBoundary } from "../payment-boundary.tsx";
import type { Route } from "./+types/checkout.ts";

/** Few come back without having paid. */
const CancelledNotice = lazy(() => import("#domains/checkout/web/cancelled-notice.tsx"));

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const language = context.get(languageContext);
  const personal = context.get(sessionContext)
    ? [
        client.prefetchQuery(queries.checkout.getLastAddress.queryOptions({ input: {} })),
        client.prefetchQuery(queries.checkout.listAddresses.queryOptions({ input: {} })),
      ]
    : [];
  await Promise.all([
    client.prefetchQuery(queries.checkout.listCountries.queryOptions({ input: { language } })),
    client.prefetchQuery(queries.settings.getPromises.queryOptions({ input: {} })),
    ...personal,
  ]);
  return { dehydrated: dehydrate() };
}

export default function CheckoutPage() {
  const { t } = useTranslation("checkout");
  const [params] = useSearchParams();
  // The notice takes the parameter away, and stays.
  const [isBack] = useState(params.has("cancelled"));
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta />
      <div className="grid gap-5">
        <CheckoutSteps />
        <PageHeading title={t("title")} />
      </div>
      {isBack && (
        <Suspense>
          <CancelledNotice />
        </Suspense>
      )}
      <OpenPaymentNotice />
      <CheckoutForm />
    </Container>
  );
}

export const ErrorBoundary = PaymentBoundary;
