import { useEffect, useRef, useState } from "react";
import { href, Link, useSearchParams } from "react-router";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

type Outcome = { state: "cancelled" } | { state: "paid"; orderId: string };

/**
 * The return from the provider's page without paying (`?cancelled={orderId}`): releases the hold and says that
 * nothing is lost. Then cleans the address, so that a reload does not repeat it.
 */
export default function CancelledNotice() {
  const { t } = useTranslation("checkout");
  const [params, setParams] = useSearchParams();
  const orderId = params.get("cancelled");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!orderId || asked.current === orderId) return;
    asked.current = orderId;
    api.checkout
      .cancelSession({ orderId })
      .then(
        ({ state }) => setOutcome(state === "paid" ? { state, orderId } : { state: "cancelled" }),
        (error: unknown) => {
          // The hold expires by itself; the cart is intact either way.
          logError(error);
          setOutcome({ state: "cancelled" });
        },
      )
      .finally(() =>
        setParams(
          (before) => {
            before.delete("cancelled");
            return before;
          },
          { replace: true, preventScrollReset: true },
        ),
      );
  }, [orderId, setParams]);
  if (!outcome) return null;
  if (outcome.state === "cancelled") {
    return (
      <InlineNotice tone="info" live title={t("cancelled.title")}>
        {t("cancelled.text")}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice tone="success" live title={t("cancelled.paidTitle")}>
      <p>{t("cancelled.paidText")}</p>
      <Button asChild size="sm" variant="secondary" className="mt-3">
        <Link to={href("/orders/:orderId", { orderId: outcome.orderId })}>{t("cancelled.viewOrder")}</Link>
      </Button>
    </InlineNotice>
  );
}
