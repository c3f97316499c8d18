import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useWishlist } from "./wishlist-provider.tsx";

export function ClearWishlistButton() {
  const { t } = useTranslation("wishlist");
  const { items, clear } = useWishlist();
  return (
    <ConfirmDialog
      title={t("clearTitle")}
      description={t("clearText", { count: items.length })}
      confirmLabel={t("clear")}
      onConfirm={clear}
      trigger={
        <Button variant="ghost" size="sm" className="-mx-3.5">
          {t("clear")}
        </Button>
      }
    />
  );
}
