import type { ReactNode } from "react";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";
import type { SettingChange } from "../contract.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import { useSettingText } from "./setting-values.ts";
import type { ShownSetting } from "./shown-setting.ts";
import { useSettingChange } from "./use-setting-change.ts";

/** What holds, since when, by whom and what is planned; with buttons to change it and to see its history. */
export function SettingRow({
  setting,
  today,
  exampleOf,
}: {
  setting: ShownSetting;
  today: string;
  /** What a value would come to. */
  exampleOf?: ((value: number) => ReactNode) | undefined;
}) {
  const { t } = useTranslation("settings");
  const textOf = useSettingText();
  const { unit, name, holding } = setting;
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-b py-4 last:border-b-0 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        {setting.text && <p className="max-w-prose text-ink-soft text-sm">{setting.text}</p>}
        <p className="mt-1 text-ink-soft text-sm">
          {holding
            ? t("since", { date: formatDate(holding.validFrom), author: holding.author ?? t("unknown") })
            : t("initial")}
        </p>
        {setting.planned.length > 0 && (
          <ul className="mt-2 grid gap-1">
            {setting.planned.map((plan) => (
              <PlannedChange key={plan.id} plan={plan} value={textOf(unit, plan.value)} />
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 md:justify-end">
        <span className="figures min-w-24 font-semibold text-subheading md:text-right">
          {textOf(unit, setting.value)}
        </span>
        <AdminMay permission="settings.manage">
          <ChangeDialog setting={setting} today={today} exampleOf={exampleOf} />
        </AdminMay>
        <HistoryDialog setting={setting} />
      </div>
    </li>
  );
}

function PlannedChange({ plan, value }: { plan: SettingChange; value: string }) {
  const { t } = useTranslation("settings");
  const { run, failure, isBusy } = useSettingChange();
  const date = formatDate(plan.validFrom);
  const withdraw = async () => {
    if (await run(() => api.settings.withdrawSettingChange({ changeId: plan.id })))
      notify.success(t("withdrawn"));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone="blue">{t("plannedTitle")}</Badge>
      <span>{t("planned", { value, date, author: plan.author ?? t("unknown") })}</span>
      <AdminMay permission="settings.manage">
        <Button
          size="sm"
          variant="ghost"
          loading={isBusy}
          aria-label={t("withdrawLabel", { date })}
          onClick={() => void withdraw()}
        >
          {t("withdraw")}
        </Button>
      </AdminMay>
      {failure && (
        <span role="alert" className="text-danger-ink">
          {failure}
        </span>
      )}
    </li>
  );
}
