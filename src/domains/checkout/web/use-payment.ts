import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError, useNotifyError } from "#client/notify-error.ts";
import type { CartItem } from "#domains/cart/web/cart-store.ts";
import type { AddressInput } from "#domains/checkout/contract.ts";
import { formatUsd } from "#kernel/money.ts";
import { notify } from "#ui/notify.ts";
import { quoteOptions } from "./use-quote.ts";

type PayInput = { lines: readonly CartItem[]; address: AddressInput; shownTotalCents: number | undefined };

/** The quote was fine; what failed without a name was making the order of it. */
class PlacingFailed extends Error {
  constructor(cause: unknown) {
    super("placing the order failed", { cause });
  }
}

/** Quote, session, and off to the provider's page. `onAddressRefused` gets the field issues of the server. */
export function usePayment(onAddressRefused: (error: unknown) => void) {
  const { t } = useTranslation("checkout");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const [isPaying, setPaying] = useState(false);
  // The browser's Back brings this page as it was left: busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setPaying(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  const open = async ({ lines, address, shownTotalCents }: PayInput, mayRepeat = true): Promise<boolean> => {
    const options = quoteOptions(lines, address);
    const quote = await queryClient.fetchQuery({ ...options, retry: false });
    if (shownTotalCents !== undefined && quote.totalCents > shownTotalCents) {
      notify.warning(t("totalChanged", { total: formatUsd(quote.totalCents) }));
      return false;
    }
    try {
      const { url } = await api.checkout.startSession({ quoteId: quote.id });
      window.location.assign(url);
      return true;
    } catch (error) {
      const { code, type } = classifyError(error);
      queryClient.removeQueries({ queryKey: options.queryKey });
      // A quote that ran out, or whose order was given up meanwhile, is asked for once more.
      if (mayRepeat && (code === "QUOTE_EXPIRED" || code === "ORDER_NOT_PAYABLE"))
        return open({ lines, address, shownTotalCents: shownTotalCents ?? quote.totalCents }, false);
      throw code || type === "network" ? error : new PlacingFailed(error);
    }
  };

  const explain = async (error: unknown) => {
    const { code, type } = classifyError(error);
    if (code === "INVALID_ADDRESS" || code === "BAD_REQUEST") return onAddressRefused(error);
    if (code === "UNAUTHORIZED") {
      notify.destructive(t("errorTitle"), t("signIn"));
      await navigate("/auth?from=%2Fcheckout");
    } else if (code === "OUT_OF_STOCK" || code === "CART_CHANGED" || code === "EMPTY_CART") {
      notify.destructive(t("errorTitle"), describeError(tErrors, error).text);
      await navigate("/cart");
    } else if (code || type === "network") notifyError(error);
    else {
      const isPlacing = error instanceof PlacingFailed;
      logError(isPlacing ? error.cause : error);
      notify.destructive(t("errorTitle"), t(isPlacing ? "placeFailed" : "errorText"));
    }
  };

  const pay = async (input: PayInput) => {
    setPaying(true);
    const isLeaving = await open(input).catch(async (error: unknown) => {
      await explain(error);
      return false;
    });
    // While the browser leaves, the button stays busy.
    if (!isLeaving) setPaying(false);
  };
  return { pay, isPaying };
}
