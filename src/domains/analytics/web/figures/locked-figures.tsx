import { href, Link } from "react-router";
import type { VendorAnalytics } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";

/** The smallest plan that includes a tier. */
const planOf = { enhanced: "basic", advanced: "premium" } as const;

/** What a larger plan would show; none of its data is in the page. */
export function LockedFigures({ tier }: Pick<VendorAnalytics, "tier">) {
  const { t } = useTranslation("analytics");
  const { t: tPlans } = useTranslation("plans");
  const locked =
    tier === "basic"
      ? (["enhanced", "advanced"] as const)
      : tier === "enhanced"
        ? (["advanced"] as const)
        : [];
  if (locked.length === 0) return null;
  return (
    <Card tone="sunken">
      <CardTitle as="h3">{t("locked.title")}</CardTitle>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {locked.map((name) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-neutral-wash text-neutral-ink"
            >
              <Icon name="lock" className="size-5" />
            </span>
            <div>
              <p className="font-semibold">{t(`locked.${name}`)}</p>
              <p className="mt-1 text-ink-soft text-sm">{t(`locked.${name}Text`)}</p>
              <p className="mt-1 font-medium text-leaf-ink text-sm">
                {t("locked.in", { plan: tPlans(`names.${planOf[name]}`) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Button asChild variant="secondary" className="mt-5 self-start">
        <Link to={href("/vendor-subscription")}>{t("locked.upgrade")}</Link>
      </Button>
    </Card>
  );
}
