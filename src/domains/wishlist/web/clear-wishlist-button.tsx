import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useWishlist } from "./wishlist-provider.tsx";

export function ClearWishlistButton() {
  const { t } = useTranslation("wishlist");
  const { items, clear } = useWishlist();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t("clearTitle")}
      description={t("clearText", { count: items.length })}
      confirmLabel={t("clear")}
      onConfirm={() => {
        setIsOpen(false);
        clear();
      }}
      trigger={
        <Button variant="ghost" size="sm" className="-mx-3.5">
          {t("clear")}
        </Button>
      }
    />
  );
}
