import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { describeError } from "#client/notify-error.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { CartParcel } from "./cart-parcel.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { GoneLines } from "./gone-lines.tsx";
import { usePricedCart } from "./use-priced-cart.ts";

/** The cart by vendor, as it can be bought now. */
export function CartContents() {
  const { t } = useTranslation("cart");
  const { t: tErrors } = useTranslation("errors");
  const { lines, priced } = usePricedCart();
  if (lines.length === 0) {
    return (
      <EmptyState
        title={t("empty")}
        text={t("emptyText")}
        action={
          <Button asChild>
            <Link to="/products">{t("browse")}</Link>
          </Button>
        }
      />
    );
  }
  if (priced.isError && !priced.data) {
    return (
      <ErrorState
        title={t("pricingFailed")}
        message={describeError(tErrors, priced.error).text}
        onRetry={() => void priced.refetch()}
        retrying={priced.isFetching}
      />
    );
  }
  if (!priced.data) return <CartSkeleton lines={lines.length} />;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid gap-6">
        <GoneLines productIds={priced.data.gone.map((line) => line.productId)} />
        {priced.data.vendors.map((parcel) => (
          <CartParcel key={parcel.vendorId} parcel={parcel} />
        ))}
      </div>
      <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]">
        <CartSummary view={priced.data} isPricing={priced.isFetching} />
      </div>
    </div>
  );
}
