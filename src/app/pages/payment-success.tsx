import { PaymentOutcome } from "#domains/checkout/web/payment-outcome.tsx";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "../page-meta.tsx";
import { PaymentBoundary } from "../payment-boundary.tsx";

export default function PaymentSuccessPage() {
  return (
    <Container className="py-8 sm:py-14">
      <PageMeta />
      <PaymentOutcome />
    </Container>
  );
}

export const ErrorBoundary = PaymentBoundary;
