import { Boxes, Copy, Ellipsis, ExternalLink, Eye, EyeOff, History, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OwnProductRow } from "#domains/catalogue/product-shapes.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/dropdown-menu.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { StockDialog } from "./stock-dialog.tsx";
import { StockHistory } from "./stock-history.tsx";
import { useProductActions } from "./use-product-actions.ts";

/** Everything that can be done with one of one's products. */
export function ProductMenu({ product, editPath }: { product: OwnProductRow; editPath: string }) {
  const { t } = useTranslation("listing");
  const [open, setOpen] = useState<"stock" | "history" | "delete" | null>(null);
  const { setActive, duplicate, remove } = useProductActions();
  const { state, name } = product;
  const isApproved = state === "active" || state === "inactive";
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={t("menu.label", { name })} tooltip={false}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem asChild>
          <Link to={editPath}>
            <Pencil aria-hidden="true" />
            {t(state === "rejected" ? "menu.editAgain" : "menu.edit")}
          </Link>
        </MenuItem>
        {state === "active" && (
          <MenuItem asChild>
            <Link to={`/products/${product.id}`}>
              <ExternalLink aria-hidden="true" />
              {t("menu.view")}
            </Link>
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen("stock")}>
          <Boxes aria-hidden="true" />
          {t("menu.stock")}
        </MenuItem>
        <MenuItem onSelect={() => setOpen("history")}>
          <History aria-hidden="true" />
          {t("menu.history")}
        </MenuItem>
        {isApproved && (
          <MenuItem onSelect={() => setActive({ product, isActive: state === "inactive" })}>
            {state === "active" ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {t(state === "active" ? "menu.deactivate" : "menu.activate")}
          </MenuItem>
        )}
        <MenuItem onSelect={() => duplicate(product)}>
          <Copy aria-hidden="true" />
          {t("menu.duplicate")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => setOpen("delete")}>
          <Trash2 aria-hidden="true" />
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
