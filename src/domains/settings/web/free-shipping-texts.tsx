import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import type { SettingView } from "../contract.ts";
import { useSettingChange } from "./use-setting-change.ts";

/** Says so where the two free-shipping texts disagree (R2); one press makes both say what buyers get anyway. */
export function FreeShippingTexts({ product, checkout }: { product: SettingView; checkout: SettingView }) {
  const { t } = useTranslation("settings");
  const { run, failure, isBusy } = useSettingChange();
  if (product.value === checkout.value) return null;
  const [lower, higher] = product.value < checkout.value ? [product, checkout] : [checkout, product];
  const unify = async () => {
    const isDone = await run(() =>
      api.settings.changeSetting({
        ...{ key: higher.key, value: lower.value, startsOn: null, seenId: higher.holding?.id ?? null },
        ...{ reason: t("texts.reason"), requestId: crypto.randomUUID() },
      }),
    );
    if (isDone) notify.success(t("changed"));
  };
  const amounts = {
    product: formatUsd(product.value),
    checkout: formatUsd(checkout.value),
    lower: formatUsd(lower.value),
  };
  return (
    <InlineNotice
      tone="warning"
      title={t("texts.disagree")}
      action={
        <AdminMay permission="settings.manage">
          <Button size="sm" variant="secondary" loading={isBusy} onClick={() => void unify()}>
            {t("texts.unify", amounts)}
          </Button>
        </AdminMay>
      }
    >
      {t("texts.disagreeText", amounts)}
      {failure && <span role="alert"> {failure}</span>}
    </InlineNotice>
  );
}
