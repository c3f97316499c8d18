import { href, Link, useSearchParams } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { useSession } from "#client/session.tsx";
import { signInPath } from "#client/sign-in-path.ts";
import { PaymentSystemError } from "#domains/payments/web/payment-system-error.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmingPayment } from "./confirming-payment.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { ThankYou } from "./thank-you.tsx";
import { useSettlement } from "./use-settlement.ts";

/** The provider's return page. It only reads and nudges; the webhook alone completes the order. */
export function PaymentOutcome() {
  const { t } = useTranslation("checkout");
  const session = useSession();
  const orderId = useSearchParams()[0].get("order");
  const { data, failure, isFetching, refetch, failureCount } = useSettlement(orderId, session !== null);
  if (orderId && !session) {
    const back = withQuery(href("/payment-success"), { order: orderId });
    return (
      <OutcomeNotice illustration="letter" title={t("success.signInTitle")} text={t("success.signInText")}>
        <Button asChild size="lg">
          <Link to={signInPath(back)}>{t("success.signIn")}</Link>
        </Button>
      </OutcomeNotice>
    );
  }
  const code = failure ? classifyError(failure).code : null;
  if (!orderId || code === "NOT_FOUND" || code === "BAD_REQUEST") {
    return (
      <OutcomeNotice illustration="search" title={t("success.unknownTitle")} text={t("success.unknownText")}>
        <Button asChild size="lg">
          <Link to={href("/orders")}>{t("success.toOrders")}</Link>
        </Button>
      </OutcomeNotice>
    );
  }
  if (data?.state === "paid") return <ThankYou purchase={data} email={session?.email ?? ""} />;
  if (data?.state === "cancelled") {
    return (
      <OutcomeNotice illustration="cup" title={t("success.cancelledTitle")} text={t("success.cancelledText")}>
        <Button asChild size="lg">
          <Link to={href("/cart")}>{t("success.toCart")}</Link>
        </Button>
      </OutcomeNotice>
    );
  }
  if (data?.state === "mismatched") {
    return (
      <OutcomeNotice
        illustration="letter"
        title={t("success.mismatchedTitle")}
        text={t("success.mismatchedText", { number: data.orderNumber })}
      >
        <Button asChild size="lg">
          <Link to={href("/contact")}>{t("success.contact")}</Link>
        </Button>
      </OutcomeNotice>
    );
  }
  if (data?.state === "refunded") {
    return (
      <OutcomeNotice illustration="sack" title={t("success.refundedTitle")} text={t("success.refundedText")}>
        <Button asChild size="lg">
          <Link to={href("/orders/:orderId", { orderId: data.orderId })}>{t("success.viewOrder")}</Link>
        </Button>
      </OutcomeNotice>
    );
  }
  if (failure) {
    return (
      <PaymentSystemError
        error={failure}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        note={t("success.completesAnyway")}
        actions={
          <Button asChild variant="secondary">
            <Link to={href("/orders")}>{t("success.toOrders")}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ConfirmingPayment
      key={orderId}
      isAsking={isFetching}
      hasFailed={failureCount > 0}
      onAskAgain={() => void refetch()}
    />
  );
}
