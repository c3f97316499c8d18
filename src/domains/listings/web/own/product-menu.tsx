import { useState } from "react";
import { href, Link } from "react-router";
import type { OwnProductRow } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/dropdown-menu.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { StockDialog } from "./stock-dialog.tsx";
import { StockHistory } from "./stock-history.tsx";
import { useProductActions } from "./use-product-actions.ts";

/** The actions for one of one's products. */
export function ProductMenu({ product, editPath }: { product: OwnProductRow; editPath: string }) {
  const { t } = useTranslation("listings");
  const [open, setOpen] = useState<"stock" | "history" | "delete" | null>(null);
  const { setActive, duplicate, remove } = useProductActions();
  const { state, name } = product;
  const isApproved = state === "active" || state === "inactive";
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={t("menu.label", { name })} tooltip={false}>
            <Icon name="ellipsis" />
          </IconButton>
        }
      >
        <MenuItem asChild>
          <Link to={editPath}>
            <Icon name="pencil" />
            {t(state === "rejected" ? "menu.editAgain" : "menu.edit")}
          </Link>
        </MenuItem>
        {state === "active" && (
          <MenuItem asChild>
            <Link to={href("/products/:productId", { productId: product.id })}>
              <Icon name="external-link" />
              {t("menu.view")}
            </Link>
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen("stock")}>
          <Icon name="boxes" />
          {t("menu.stock")}
        </MenuItem>
        <MenuItem onSelect={() => setOpen("history")}>
          <Icon name="rotate-ccw-clock" />
          {t("menu.history")}
        </MenuItem>
        {isApproved && (
          <MenuItem onSelect={() => setActive({ product, isActive: state === "inactive" })}>
            {state === "active" ? <Icon name="eye-off" /> : <Icon name="eye" />}
            {t(state === "active" ? "menu.deactivate" : "menu.activate")}
          </MenuItem>
        )}
        <MenuItem onSelect={() => duplicate(product)}>
          <Icon name="copy" />
          {t("menu.duplicate")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => setOpen("delete")}>
          <Icon name="trash" />
          {t("menu.delete")}
        </MenuItem>
      </DropdownMenu>
      {open === "stock" && <StockDialog product={product} onClose={() => setOpen(null)} />}
      {open === "history" && <StockHistory product={product} onClose={() => setOpen(null)} />}
      {open === "delete" && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(null)}
          title={t("delete.title", { name })}
          description={t("delete.text")}
          confirmLabel={t("delete.confirm")}
          onConfirm={() => remove(product)}
        />
      )}
    </>
  );
}
