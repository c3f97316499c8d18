import { href, Link } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";

/** Links to the user's other dashboards: an approved vendor's, an administrator's. */
export function RoleCards({ session }: { session: SessionView }) {
  const { t } = useTranslation("accounts");
  const { vendor, roles } = session;
  const isEnterprise = vendor?.planType === "enterprise";
  const cards = [
    roles.includes("admin") && {
      to: href("/admin"),
      icon: "shield-check" as const,
      title: t("dashboard.adminCard"),
      text: t("dashboard.adminCardText"),
    },
    vendor?.isApproved && {
      to: href("/vendor/dashboard"),
      icon: isEnterprise ? ("crown" as const) : ("store" as const),
      title: t(isEnterprise ? "dashboard.enterpriseCard" : "dashboard.vendorCard"),
      text: t("dashboard.vendorCardText", { company: vendor.companyName }),
    },
  ].filter((card) => card !== false && card !== undefined);
  if (cards.length === 0) return null;
  return (
    <div className={cn("grid gap-4", cards.length > 1 && "md:grid-cols-2")}>
      {cards.map(({ to, icon, title, text }) => (
        <Card key={to} interactive className="flex-row items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-leaf-sm bg-leaf-wash text-leaf-ink">
            <Icon name={icon} className="size-6" />
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="font-display font-semibold text-subheading">
              <Link to={to} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            <p className="text-ink-soft text-sm">{text}</p>
          </div>
          <Icon name="arrow-right" className="size-5 shrink-0 text-ink-soft" />
        </Card>
      ))}
    </div>
  );
}
