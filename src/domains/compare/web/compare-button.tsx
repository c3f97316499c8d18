import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton, type IconButtonProps } from "#ui/icon-button.tsx";
import { usePress } from "#ui/presses.tsx";
import { useCompareList } from "./compare-store.ts";

type CompareButtonProps = { productId: string; name: string } & Pick<
  IconButtonProps,
  "variant" | "size" | "className"
>;

/**
 * Toggles a product's comparison. Its name does not change with the pressed state, so that it is not announced twice.
 */
export function CompareButton({ productId, name, className, ...look }: CompareButtonProps) {
  const { t } = useTranslation("compare");
  const { ids, toggle } = useCompareList();
  const isCompared = ids.includes(productId);
  const press = usePress(`compare ${productId}`, () => toggle(productId));
  return (
    <IconButton
      label={t("add", { name })}
      aria-pressed={isCompared}
      className={className}
      {...press}
      {...look}
    >
      <Icon name="scale" />
    </IconButton>
  );
}
