import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useWishlist } from "./use-wishlist.ts";

export function ClearWishlistButton() {
  const { t } = useTranslation("wishlist");
  const { clear } = useWishlist();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t("clearTitle")}
      description={t("clearText")}
      confirmLabel={t("clear")}
      loading={clear.isPending}
      onConfirm={() => clear.mutate({}, { onSettled: () => setIsOpen(false) })}
      trigger={
        <Button variant="ghost" size="sm">
          {t("clear")}
        </Button>
      }
    />
  );
}
