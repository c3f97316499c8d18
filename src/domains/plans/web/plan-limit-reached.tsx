import { ArrowLeft, BadgeCheck, Package, Percent, Trash2, TrendingUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ProductLimit } from "#domains/plans/contract.ts";
import { Button } from "#ui/button.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { StatCard } from "#ui/stat-card.tsx";

/** Stands in the place of the product form while the plan has no room: what the plan allows, and what makes room. */
export function PlanLimitReached({ limit }: { limit: ProductLimit }) {
  const { t } = useTranslation("plans");
  const { planType, productCount, maxProducts, commissionBasisPoints } = limit;
  const used =
    maxProducts < 0 ? t("limit.unlimited") : t("limit.usedOf", { used: productCount, max: maxProducts });
  const facts = [
    {
      label: t("limit.plan"),
      value: planType ? t(`names.${planType}`) : t("limit.unknownPlan"),
      Icon: BadgeCheck,
    },
    { label: t("limit.used"), value: used, Icon: Package },
    {
      label: t("limit.commission"),
      value: commissionBasisPoints === null ? "–" : `${commissionBasisPoints / 100}%`,
      Icon: Percent,
    },
  ];
  const next = planType && planType !== "enterprise" ? planType : "other";
  const hints = [
    { text: t(`limit.upgrade.${next}`), Icon: TrendingUp },
    { text: t("limit.remove"), Icon: Trash2 },
    { text: t("limit.manage"), Icon: Package },
  ];
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8">
      <div className="grid justify-items-center gap-6">
        <Illustration name="sack" />
        <PageHeading align="center" title={t("limit.title")} lead={t("limit.lead")} />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {facts.map(({ label, value, Icon }) => (
          <StatCard
            key={label}
            label={label}
            value={value}
            icon={<Icon />}
            className="max-sm:first:col-span-2"
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild size="lg">
          <Link to="/vendor-subscription">{t("limit.viewPlans")}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/vendor/dashboard">
            <ArrowLeft aria-hidden="true" />
            {t("limit.back")}
          </Link>
        </Button>
      </div>
      <section aria-labelledby="make-room" className="rounded-leaf border border-line bg-surface p-5 sm:p-6">
        <h2 id="make-room" className="font-display font-semibold text-heading">
          {t("limit.hintsTitle")}
        </h2>
        <ul className="mt-4 grid gap-3">
          {hints.map(({ text, Icon }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
