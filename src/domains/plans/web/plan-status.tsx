import { planLife } from "#domains/plans/plan-life.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { DowngradeDialog } from "./downgrade-dialog.tsx";
import { usePortal } from "./use-subscription.ts";

/** The current plan: name, price, usage, period, and links to card and cancellation. */
export function PlanStatusCard({ view }: { view: SubscriptionView }) {
  const { t } = useTranslation("plans");
  const portal = usePortal();
  const mayCancel = view.nextPlanType !== "freemium" && planLife[view.state].may.cancel !== undefined;
  return (
    <Card className="grid grid-cols-1 gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] sm:gap-10">
      <div>
        <p className="text-ink-soft text-sm">{t("current")}</p>
        <h2 className="mt-1 font-display font-semibold text-title">
          {view.planType ? t(`names.${view.planType}`) : t("limit.unknownPlan")}
        </h2>
        <p className="figures mt-1 text-ink-soft">{usePrice(view)}</p>
        {view.isBilled && (
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="secondary"
              loading={portal.isPending}
              onClick={() => portal.mutate({ part: "overview" })}
            >
              <Icon name="credit-card" />
              {t("portal")}
            </Button>
            {mayCancel && (
              <DowngradeDialog
                view={view}
                planType="freemium"
                trigger={
                  <Button size="sm" variant="ghost">
                    {t("cancel.button")}
                  </Button>
                }
              />
            )}
          </div>
        )}
      </div>
      <div className="grid content-center gap-5">
        <Usage view={view} />
        <Dates view={view} />
      </div>
    </Card>
  );
}

/** A month's price; that of a custom plan can't be computed. */
function usePrice({ priceCents }: SubscriptionView): string {
  const { t } = useTranslation("plans");
  if (priceCents === null) return t("customNote");
  if (priceCents === 0) return t("free");
  return `${formatUsd(priceCents).replace(/\.00$/, "")} ${t("perMonth")}`;
}

function Usage({ view: { productCount, maxProducts, planType } }: { view: SubscriptionView }) {
  const { t } = useTranslation("plans");
  if (maxProducts < 0)
    return (
      <p className="flex justify-between gap-4 text-sm">
        <span>{t("limit.used")}</span>
        <span className="figures text-ink-soft">{`${productCount} · ${t("limit.unlimited")}`}</span>
      </p>
    );
  const isFull = productCount >= maxProducts;
  const next = planType && planType !== "enterprise" ? planType : "other";
  return (
    <div>
      <ProgressBar
        label={t("limit.used")}
        value={Math.min(productCount, maxProducts)}
        max={maxProducts}
        valueText={t("limit.usedOf", { used: productCount, max: maxProducts })}
        tone={isFull ? "warning" : "leaf"}
      />
      {isFull && <p className="mt-2 text-sm text-warning-ink">{t(`limit.upgrade.${next}`)}</p>}
    </div>
  );
}

function Dates({ view }: { view: SubscriptionView }) {
  const { t } = useTranslation("plans");
  const facts: [string, string][] = [];
  if (view.commissionBasisPoints !== null)
    facts.push([t("limit.commission"), `${view.commissionBasisPoints / 100}%`]);
  if (view.currentPeriodEnd)
    facts.push([
      t(view.nextPlanType === "freemium" ? "endsOn" : "renewsOn"),
      formatDate(view.currentPeriodEnd),
    ]);
  else if (view.planType === "freemium" && view.planExpiresAt)
    facts.push([t("freeUntil"), formatDate(view.planExpiresAt)]);
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
