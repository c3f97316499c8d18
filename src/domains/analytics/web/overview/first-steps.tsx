import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";

/** The first steps for a new shop. */
export function FirstSteps({ canBePaidOut }: { canBePaidOut: boolean }) {
  const { t } = useTranslation("analytics");
  const steps = [
    { name: "product", to: href("/vendor/products/new"), icon: <Icon name="coffee" /> },
    { name: "shop", to: "?tab=shop", icon: <Icon name="store" /> },
    ...(canBePaidOut ? [] : [{ name: "payouts", to: "?tab=money", icon: <Icon name="wallet" /> } as const]),
  ] as const;
  return (
    <Card tone="sunken">
      <CardTitle>{t("first.title")}</CardTitle>
      <p className="mt-1 text-ink-soft">{t("first.text")}</p>
      <ol className="mt-5 grid gap-4 sm:grid-cols-3">
        {steps.map(({ name, to, icon }, index) => (
          <li key={name}>
            <Card interactive padding="sm" className="h-full">
              <span
                aria-hidden="true"
                className="flex items-center justify-between text-leaf-ink [&_svg]:size-6"
              >
                {icon}
                <span className="font-display font-semibold text-ink-faint text-subheading">{index + 1}</span>
              </span>
              <Link to={to} className="mt-3 font-semibold no-underline after:absolute after:inset-0">
                {t(`first.${name}`)}
              </Link>
              <p className="mt-1 text-ink-soft text-sm">{t(`first.${name}Text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
    </Card>
  );
}
