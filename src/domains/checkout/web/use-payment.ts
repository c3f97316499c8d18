import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError, useNotifyError } from "#client/notify-error.ts";
import type { CartItem } from "#domains/cart/web/cart-state.ts";
import type { AddressInput } from "#domains/checkout/address-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { requireValue } from "#kernel/require-value.ts";
import { notify } from "#ui/notify.ts";
import { isCartProblem } from "./is-cart-problem.ts";
import { isPaymentFailure } from "./is-payment-failure.ts";
import { quoteOptions } from "./use-quote.ts";

type PayInput = {
  lines: readonly CartItem[];
  address: AddressInput | null;
  code: string | null;
  /** Undefined where the order is no gift. */
  giftNote: string | undefined;
  shownTotalCents: number | undefined;
};

/** The quote succeeded, but opening the payment failed. */
class OpeningFailed extends Error {
  constructor(cause: unknown) {
    super("opening the payment failed", { cause });
  }
}

/**
 * Creates quote and session, then redirects to the provider's page. `onAddressRefused` gets the server's field
 * issues.
 */
export function usePayment(onAddressRefused: (error: unknown) => void) {
  const { t } = useTranslation("checkout");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // The browser's Back button restores this page as it was left: busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setPaying(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  const open = async (input: PayInput, mayRepeat = true): Promise<boolean> => {
    const { lines, shownTotalCents } = input;
    const options = quoteOptions(lines, requireValue(input.address, "shippingAddress"), input.code);
    const quote = await queryClient.fetchQuery({ ...options, retry: false });
    if (shownTotalCents !== undefined && quote.totalCents > shownTotalCents) {
      notify.warning(t("totalChanged", { total: formatUsd(quote.totalCents) }));
      return false;
    }
    try {
      const { url } = await api.checkout.startSession({
        quoteId: quote.id,
        ...(input.giftNote !== undefined && { giftNote: input.giftNote }),
      });
      window.location.assign(url);
      return true;
    } catch (error) {
      const { code } = classifyError(error);
      queryClient.removeQueries({ queryKey: options.queryKey });
      // An expired quote, one whose order was cancelled meanwhile, or whose promotion others have used up, is requested once more.
      const isOld = code === "QUOTE_EXPIRED" || code === "ORDER_NOT_PAYABLE";
      if (mayRepeat && (isOld || (code === "CART_CHANGED" && quote.promotions.length > 0)))
        return open({ ...input, shownTotalCents: shownTotalCents ?? quote.totalCents }, false);
      throw new OpeningFailed(error);
    }
  };

  const explain = async (thrown: unknown) => {
    const isOpening = thrown instanceof OpeningFailed;
    const error = isOpening ? thrown.cause : thrown;
    const { code, type, details } = classifyError(error);
    if (type === "authentication" || (isOpening && isPaymentFailure(error))) {
      if (type === "authentication") notify.destructive(t("errorTitle"), t("signIn"));
      else if (!code && type !== "network") notify.destructive(t("errorTitle"), t("placeFailed"));
      return setFailure(error);
    }
    setFailure(null);
    if (code === "INVALID_ADDRESS" || code === "BAD_REQUEST") return onAddressRefused(error);
    if (code === "ALREADY_PAID") {
      notify.info(t("alreadyPaidTitle"), { description: t("alreadyPaidText") });
      const { orderId } = details.extras as { orderId: string };
      await navigate(href("/orders/:orderId", { orderId }));
    } else if (isCartProblem(code)) {
      notify.destructive(t("errorTitle"), describeError(tErrors, error).text);
      await navigate(href("/cart"));
    } else if (code || type === "network") notifyError(error);
    else {
      logError(error);
      notify.destructive(t("errorTitle"), t("errorText"));
    }
  };

  const pay = async (input: PayInput) => {
    setPaying(true);
    const isLeaving = await open(input).catch(async (error: unknown) => {
      await explain(error);
      return null;
    });
    // A changed total is shown in the form first.
    if (isLeaving === false) setFailure(null);
    // The button stays busy while the browser navigates away.
    if (!isLeaving) setPaying(false);
  };
  return { pay, isPaying, failure, dismissFailure: () => setFailure(null) };
}
