import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { useHydrated } from "#client/use-hydrated.ts";
import { cartLineInputs, cartStore, useCart } from "#domains/cart/web/cart-store.ts";
import { codeOf, codePattern } from "#domains/promotions/promotion-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { replayedForm } from "#ui/replayed-form.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { accountStepId } from "./account-step-id.ts";
import type { SaveAddress } from "./addresses/save-address-field.tsx";
import { isCartProblem } from "./is-cart-problem.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PayButton } from "./pay-button.tsx";
import { PaymentFailed } from "./payment-failed.tsx";
import { QuoteFailed } from "./quote-failed.tsx";
import { ShippingSection } from "./shipping-section.tsx";
import { useAddressForm } from "./use-address-form.ts";
import { useAddressRefusal } from "./use-address-refusal.ts";
import { useGift } from "./use-gift.ts";
import { usePayment } from "./use-payment.ts";
import { useQuote } from "./use-quote.ts";

/** Only for visitors. */
const AccountStep = lazy(() => import("./account-step.tsx"));
const GiftFields = lazy(() => import("./gift-fields.tsx"));
const CheckoutPromises = lazy(() => import("./checkout-promises.tsx"));
const EmptyCheckout = lazy(() => import("./empty-checkout.tsx"));
const CodeField = lazy(() => import("./code-field.tsx"));

/** Address on the left, costs on the right, and the button to the provider's page. */
export function CheckoutForm() {
  const { t } = useTranslation("checkout");
  const isHydrated = useHydrated();
  const session = useSession();
  const { lines } = useCart();
  const addressForm = useAddressForm();
  const { form, address } = addressForm;
  const [saveAddress, setSaveAddress] = useState<SaveAddress | null>(null);
  const { gift, changeGift } = useGift();
  const { code, setCode } = useCode();
  const { quote, isCalculating, error, retry } = useQuote({ lines, address, code });
  const { data: cart } = useQuery({
    ...queries.cart.priceCart.queryOptions({ input: { lines: cartLineInputs(lines) } }),
    enabled: lines.length > 0,
  });
  const { showIssues, refusal } = useAddressRefusal(form, error);
  const { pay, isPaying, failure, dismissFailure } = usePayment(showIssues);

  const askToSignIn = () => {
    notify.destructive(t("errorTitle"), t("signIn"));
    document.getElementById(accountStepId)?.focus();
  };
  const account = !session && (
    <Suspense fallback={<Skeleton className="h-120 max-w-form" />}>
      <AccountStep form={form} />
    </Suspense>
  );
  if (isHydrated && lines.length === 0)
    return (
      <>
        {account}
        <Suspense>
          <EmptyCheckout />
        </Suspense>
      </>
    );
  const order = form.handleSubmit(
    // By what the cart holds now: sent before hydration, the form does not know it yet.
    async () => {
      // It is saved on the way; a payment neither waits nor fails for it.
      if (address) void saveAddress?.(address);
      await pay({
        ...{ lines: cartStore.get().lines, address, code, shownTotalCents: quote?.totalCents },
        giftNote: gift.isGift ? gift.note.trim() : undefined,
      });
    },
    (errors) => notify.destructive(t("errorTitle"), t("fixAddress", { count: Object.keys(errors).length })),
  );
  const submit = session ? order : askToSignIn;
  const needsReview = cart?.isBuyable === false || isCartProblem(refusal);
  return (
    <>
      {account}
      {failure !== null && (
        <PaymentFailed
          error={failure}
          isRetrying={isPaying}
          onRetry={() => void submit()}
          onClose={dismissFailure}
        />
      )}
      <form
        {...replayedForm(submit)}
        noValidate
        // The form keeps its values behind the failure.
        hidden={failure !== null}
        className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:gap-12"
      >
        <ShippingSection
          addressForm={addressForm}
          isSaveWanted={saveAddress !== null}
          onSaveChange={(save) => setSaveAddress(() => save)}
          giftFields={<GiftFields gift={gift} onChange={changeGift} />}
        />
        <section
          aria-labelledby="order-summary"
          className="rounded-leaf-lg border border-line bg-surface p-5 sm:p-7 lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]"
        >
          <h2 id="order-summary" className="mb-5 font-display font-semibold text-heading">
            {t("summary")}
          </h2>
          <OrderSummary cart={cart} quote={quote} isCalculating={isCalculating} needsReview={needsReview} />
          <Suspense fallback={<div className="h-30" />}>
            <CodeField key={code} code={code} onChange={setCode} quote={quote} />
          </Suspense>
          {error && !needsReview && refusal !== "INVALID_ADDRESS" && (
            <QuoteFailed error={error} onRetry={() => void retry()} />
          )}
          <PayButton totalCents={quote?.totalCents} isPaying={isPaying} isReady={!needsReview} />
          <Suspense fallback={<div className="h-28" />}>
            <CheckoutPromises isShippingFree={quote?.shippingCents === 0} />
          </Suspense>
        </section>
      </form>
    </>
  );
}

const codeParam = "code";

/** The promotion's code in the address, so that it survives a reload and the way back from the card provider. */
function useCode() {
  const [params, setParams] = useSearchParams();
  const typed = codeOf(params.get(codeParam) ?? "");
  const setCode = (code: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (code) next.set(codeParam, code);
        else next.delete(codeParam);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { code: codePattern.test(typed) ? typed : null, setCode };
}
