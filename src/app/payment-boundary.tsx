import { useLocation, useNavigate, useNavigation } from "react-router";
import { PaymentSystemError } from "#domains/payments/web/payment-system-error.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "./page-meta.tsx";

/** For pages with payments: loading or rendering failed. Retrying opens the page anew. */
export function PaymentBoundary({ error }: { error: unknown }) {
  const { t } = useTranslation("payments");
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isRetrying = useNavigation().state !== "idle";
  // The page is rendered from scratch at each retry, so its history entry counts them.
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
