import { Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton, type IconButtonProps } from "#ui/icon-button.tsx";
import { useCompareList } from "./compare-store.ts";

type CompareButtonProps = { productId: string; name: string } & Pick<
  IconButtonProps,
  "variant" | "size" | "className"
>;

/** The scales of a product. The name stays while it is pressed or not, so that it is not said twice over. */
export function CompareButton({ productId, name, className, ...look }: CompareButtonProps) {
  const { t } = useTranslation("catalogue");
  const { ids, add, remove } = useCompareList();
  const isCompared = ids.includes(productId);
  return (
    <IconButton
      label={t("compare.add", { name })}
      aria-pressed={isCompared}
      onClick={() => (isCompared ? remove(productId) : add(productId))}
      className={className}
      {...look}
    >
      <Scale aria-hidden="true" />
    </IconButton>
  );
}
