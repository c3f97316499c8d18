import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queries } from "#client/queries.ts";
import { WaitingApprovals } from "#domains/approvals/web/waiting-approvals.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { SettingView } from "../contract.ts";
import { type SettingKey, settingGroups, settingTable } from "../setting-table.ts";
import { FreeShippingTexts } from "./free-shipping-texts.tsx";
import { SettingRow } from "./setting-row.tsx";
import { subsidyExampleOf } from "./subsidy-example.tsx";

/** The administrators' tab of the market's settings, by subject; `children` are further ones, as the rates of tax. */
export function SettingsPanel({ children }: { children?: (today: string) => ReactNode }) {
  const { t } = useTranslation("settings");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.settings.listSettings.queryOptions({ input: {} }),
  );
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96" />;
  const { items, today, waiting } = data;
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-10">
      <p className="max-w-prose text-ink-soft">{t("lead")}</p>
      <WaitingApprovals approvals={waiting} />
      <SectionLinks />
      {settingGroups.map((group) => (
        <SettingGroup key={group} group={group} lead={group === "plans" ? t("plansText") : undefined}>
          {group === "delivery" && <DeliveryTexts items={items} />}
          <SettingRows items={items} of={group} today={today} />
        </SettingGroup>
      ))}
      {children?.(today)}
    </section>
  );
}

const sections = [...settingGroups, "tax", "zones", "limits"] as const;
type Section = (typeof sections)[number];
const idOf = (section: Section) => `settings-${section}`;

function SectionLinks() {
  const { t } = useTranslation("settings");
  return (
    <nav aria-label={t("sections")}>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${idOf(section)}`} className="inline-block py-1 underline">
              {t(`groups.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A heading with what belongs under it. */
export function SettingGroup({
  group,
  lead,
  children,
}: {
  group: Section;
  lead?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation("settings");
  return (
    <div>
      <h2
        id={idOf(group)}
        className="scroll-mt-24 border-line border-b pb-2 font-display font-semibold text-subheading"
      >
        {t(`groups.${group}`)}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-ink-soft text-sm">{lead}</p>}
      {children}
    </div>
  );
}

function DeliveryTexts({ items }: { items: SettingView[] }) {
  const find = (key: SettingKey) => items.find((one) => one.key === key);
  const [product, checkout] = [find("free_shipping.productPageCents"), find("free_shipping.checkoutCents")];
  return (
    <div className="mt-4 empty:hidden">
      {product && checkout && <FreeShippingTexts product={product} checkout={checkout} />}
    </div>
  );
}

function SettingRows({
  items,
  of,
  today,
}: {
  items: SettingView[];
  of: (typeof settingGroups)[number];
  today: string;
}) {
  const { t } = useTranslation("settings");
  const readValue = (key: SettingKey) =>
    items.find((one) => one.key === key)?.value ?? settingTable[key].initial;
  return (
    <ul>
      {items
        .filter(({ key }) => settingTable[key].group === of)
        .map((item) => {
          const { unit, min, max } = settingTable[item.key];
          const [name, text] = [t(`labels.${item.key}.label`), t(`labels.${item.key}.text`)];
          return (
            <SettingRow
              key={item.key}
              setting={{ ...item, unit, min, max, name, text }}
              today={today}
              exampleOf={subsidyExampleOf(item.key, readValue)}
            />
          );
        })}
    </ul>
  );
}
