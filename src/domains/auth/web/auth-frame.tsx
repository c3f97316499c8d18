import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { Icon } from "#ui/icon.tsx";

const reasons = [
  { key: "orders", icon: "package-check" },
  { key: "wishlist", icon: "heart" },
  { key: "vendors", icon: "sprout" },
] as const;

/** The layout of the sign-in forms: the form, and on wide screens the benefits of an account beside it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("auth");
  return (
    <Container className="grid gap-12 py-8 sm:py-14 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-16">
      <div className="mx-auto w-full max-w-form lg:mx-0 lg:py-6">{children}</div>
      <aside
        data-theme="dark"
        aria-labelledby="account-reasons"
        className="relative hidden min-h-[34rem] flex-col justify-end overflow-hidden rounded-leaf-lg bg-espresso p-12 text-ink lg:flex"
      >
        <ContourLines className="-top-64 -right-72 size-[58rem]" />
        <div className="relative">
          <h2 id="account-reasons" className="max-w-md font-display font-semibold text-title">
            {t("aside.title")}
          </h2>
          <p className="mt-4 max-w-md text-ink-soft text-lead">{t("aside.lead")}</p>
          <ul className="mt-10 grid max-w-lg gap-5">
            {reasons.map(({ key, icon }) => (
              <li key={key} className="flex items-start gap-4">
                <span className="grid size-10 shrink-0 place-items-center rounded-leaf-sm bg-leaf-wash text-leaf-ink">
                  <Icon name={icon} className="size-5" />
                </span>
                <span className="pt-1.5">{t(`aside.${key}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </Container>
  );
}
