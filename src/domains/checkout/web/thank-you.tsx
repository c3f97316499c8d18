import { lazy, Suspense, useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { useLatePart } from "#client/use-late-part.ts";
import type { PushOfferProps } from "#domains/notifications/web/push-offer.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { whenIdle } from "#ui/when-idle.ts";

type ThankYouProps = {
  purchase: { orderId: string; orderNumber: number; totalCents: number };
  email: string;
};

const loadPushOffer = async () => (await import("#domains/notifications/web/push-offer.tsx")).PushOffer;

/** With what shows orders; the thanks don't wait for it. */
const PlacedOrder = lazy(() => import("#domains/orders/web/placed-order.tsx"));

/** The order is paid: its number, and what happens next. Takes the focus, since it replaces the waiting screen. */
export function ThankYou({ purchase, email }: ThankYouProps) {
  const { t } = useTranslation("checkout");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [PushOffer, wantPushOffer] = useLatePart<PushOfferProps>(loadPushOffer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is time
  useEffect(() => whenIdle(wantPushOffer), []);
  return (
    <div className="mx-auto grid max-w-3xl justify-items-center gap-8 py-4 text-center">
      <Illustration name="branch" className="animate-rise-in" />
      <PageHeading
        ref={heading}
        align="center"
        eyebrow={t("success.eyebrow", { number: purchase.orderNumber })}
        title={t("success.title")}
        lead={t("success.lead", { total: formatUsd(purchase.totalCents), email })}
      />
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild size="lg">
          <Link to={href("/orders/:orderId", { orderId: purchase.orderId })}>{t("success.viewOrder")}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to={href("/products")}>{t("success.continue")}</Link>
        </Button>
      </div>
      {PushOffer && <PushOffer about="order" className="w-full" />}
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <PlacedOrder orderId={purchase.orderId} />
      </Suspense>
      <p className="text-ink-soft">{t("success.nextShip")}</p>
    </div>
  );
}
