import type { UserView } from "#domains/auth/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";

type FactorRowProps = {
  factor: UserView["factors"][number];
  /** The consequence of removing it: another one remains, or none. */
  consequence: "other" | "last" | "lastOfAdmin";
  onRemove: () => Promise<void>;
};

const icons = { totp: "smartphone", phone: "message-square-text" } as const;

export function FactorRow({ factor, consequence, onRemove }: FactorRowProps) {
  const { t } = useTranslation("secondFactor");
  const { friendly_name: name, factor_type: type } = factor;
  const icon = icons[type];
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-leaf-sm bg-leaf-wash text-leaf-ink">
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          {t(`factors.types.${type}`)} · {t("factors.added", { date: formatDate(factor.created_at) })}
        </p>
      </div>
      <ConfirmDialog
        trigger={
          <IconButton label={t("factors.removeNamed", { name })}>
            <Icon name="trash" />
          </IconButton>
        }
        title={t("factors.removeTitle", { name })}
        description={t(`factors.removeText.${consequence}`)}
        confirmLabel={t("factors.remove")}
        onConfirm={onRemove}
      />
    </li>
  );
}
