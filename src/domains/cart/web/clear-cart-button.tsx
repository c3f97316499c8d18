import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useTakeOut } from "./use-take-out.ts";

export function ClearCartButton() {
  const { t } = useTranslation("cart");
  const { clear } = useTakeOut();
  return (
    <ConfirmDialog
      title={t("clearTitle")}
      description={t("clearText")}
      confirmLabel={t("clear")}
      onConfirm={clear}
      trigger={
        <Button variant="ghost" size="sm">
          {t("clear")}
        </Button>
      }
    />
  );
}
