import { useEffect } from "react";
import { kindOf } from "#domains/payments/web/payment-error-kind.ts";
import { PaymentSystemError } from "#domains/payments/web/payment-system-error.tsx";
import { SignInElsewhere } from "#domains/payments/web/sign-in-elsewhere.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { payButtonId } from "./pay-button.tsx";

type PaymentFailedProps = {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** Shown over the filled-in form when the payment could not be opened; closing it returns to the form. */
export function PaymentFailed({ error, isRetrying, onRetry, onClose }: PaymentFailedProps) {
  const { t } = useTranslation("checkout");
  // The form is rendered again by then.
  useEffect(() => () => document.getElementById(payButtonId)?.focus(), []);
  return (
    <PaymentSystemError
      headingLevel="h2"
      error={error}
      isRetrying={isRetrying}
      onRetry={onRetry}
      actions={
        <>
          {kindOf(error) === "authentication" && <SignInElsewhere />}
          <Button variant="secondary" onClick={onClose}>
            {t("backToAddress")}
          </Button>
        </>
      }
    />
  );
}
