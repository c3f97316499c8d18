import { MessageSquareText, Smartphone, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#domains/auth/shapes.ts";
import { formatDate } from "#kernel/formats.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";

type FactorRowProps = {
  factor: UserView["factors"][number];
  /** What removing it means: another one stays, or none. */
  consequence: "other" | "last" | "lastOfAdmin";
  onRemove: () => Promise<void>;
};

const icons = { totp: Smartphone, phone: MessageSquareText } as const;

export function FactorRow({ factor, consequence, onRemove }: FactorRowProps) {
  const { t } = useTranslation("auth");
  const { friendly_name: name, factor_type: type } = factor;
  const Icon = icons[type];
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-leaf-sm bg-leaf-wash text-leaf-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          {t(`security.factors.types.${type}`)} ·{" "}
          {t("security.factors.added", { date: formatDate(factor.created_at) })}
        </p>
      </div>
      <ConfirmDialog
        trigger={
          <IconButton label={t("security.factors.removeNamed", { name })}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        }
        title={t("security.factors.removeTitle", { name })}
        description={t(`security.factors.removeText.${consequence}`)}
        confirmLabel={t("security.factors.remove")}
        onConfirm={onRemove}
      />
    </li>
  );
}
