import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { PaymentSystemError } from "#domains/payments/web/payment-system-error.tsx";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "./page-meta.tsx";

/** For pages of the payment part: their data can't be loaded, or drawing them fails. Trying again opens the page anew. */
export function PaymentBoundary({ error }: { error: unknown }) {
  const { t } = useTranslation("payments");
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isRetrying = useNavigation().state !== "idle";
  // The page is drawn from nothing at each retry, so its entry in the history counts.
  const usedBefore = (state as { paymentRetries?: number } | null)?.paymentRetries ?? 0;
  const retry = (paymentRetries: number) =>
    void navigate(`${pathname}${search}`, { replace: true, state: { paymentRetries } });
  return (
    <Container className="py-8 sm:py-14">
      <PageMeta title={t("error.title")} isPrivate />
      <PaymentSystemError error={error} isRetrying={isRetrying} onRetry={retry} usedBefore={usedBefore} />
    </Container>
  );
}
