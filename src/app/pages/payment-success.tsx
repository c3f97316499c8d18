import { useTranslation } from "react-i18next";
import { PaymentOutcome } from "#domains/checkout/web/payment-outcome.tsx";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "../page-meta.tsx";
import { PaymentBoundary } from "../payment-boundary.tsx";

export default function PaymentSuccessPage() {
  const { t } = useTranslation("checkout");
  return (
    <Container className="py-8 sm:py-14">
      <PageMeta title={t("success.title")} isPrivate />
      <PaymentOutcome />
    </Container>
  );
}

export const ErrorBoundary = PaymentBoundary;
