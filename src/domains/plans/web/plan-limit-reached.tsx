import { href, Link } from "react-router";
import type { ProductLimit } from "#domains/plans/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { StatCard } from "#ui/stat-card.tsx";

/** Replaces the product form while the plan's limit is reached: the limit, and how to make space. */
export function PlanLimitReached({ limit }: { limit: ProductLimit }) {
  const { t } = useTranslation("plans");
  const { planType, productCount, maxProducts, commissionBasisPoints } = limit;
  const used =
    maxProducts < 0 ? t("limit.unlimited") : t("limit.usedOf", { used: productCount, max: maxProducts });
  const facts = [
    {
      label: t("limit.plan"),
      value: planType ? t(`names.${planType}`) : t("limit.unknownPlan"),
      icon: "badge-check",
    },
    { label: t("limit.used"), value: used, icon: "package" },
    {
      label: t("limit.commission"),
      value: commissionBasisPoints === null ? "–" : `${commissionBasisPoints / 100}%`,
      icon: "percent",
    },
  ] as const;
  const next = planType && planType !== "enterprise" ? planType : "other";
  const hints = [
    { text: t(`limit.upgrade.${next}`), icon: "trending-up" },
    { text: t("limit.remove"), icon: "trash" },
    { text: t("limit.manage"), icon: "package" },
  ] as const;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8">
      <div className="grid justify-items-center gap-6">
        <Illustration name="sack" />
        <PageHeading align="center" title={t("limit.title")} lead={t("limit.lead")} />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {facts.map(({ label, value, icon }) => (
          <StatCard
            key={label}
            label={label}
            value={value}
            icon={<Icon name={icon} />}
            className="max-sm:first:col-span-2"
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild size="lg">
          <Link to={href("/vendor-subscription")}>{t("limit.viewPlans")}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to={href("/vendor/dashboard")}>
            <Icon name="arrow-left" />
            {t("limit.back")}
          </Link>
        </Button>
      </div>
      <section aria-labelledby="make-room" className="rounded-leaf border border-line bg-surface p-5 sm:p-6">
        <h2 id="make-room" className="font-display font-semibold text-heading">
          {t("limit.hintsTitle")}
        </h2>
        <ul className="mt-4 grid gap-3">
          {hints.map(({ text, icon }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
