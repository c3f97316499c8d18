import type { PromotionView } from "#domains/promotions/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PromotionEffect } from "./promotion-effect.tsx";
import { termsOf } from "./promotion-values.ts";

/** What a promotion that was started would have done: looked at before it is paused, resumed or ended. */
export function EffectButton({ promotion }: { promotion: PromotionView }) {
  const { t } = useTranslation("promotionsManage");
  const { name, vendor } = promotion;
  return (
    <Dialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={t("effect.buttonName", { name })}>
          {t("effect.button")}
        </Button>
      }
      title={name}
    >
      <PromotionEffect isPlatform={vendor === null} terms={termsOf(promotion)} />
    </Dialog>
  );
}
