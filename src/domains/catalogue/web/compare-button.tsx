import { Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton, type IconButtonProps } from "#ui/icon-button.tsx";
import { useCompareList } from "./compare-store.ts";

type CompareButtonProps = { productId: string; name: string } & Pick<
  IconButtonProps,
  "variant" | "size" | "className"
>;

export function CompareButton({ productId, name, ...look }: CompareButtonProps) {
  const { t } = useTranslation("catalogue");
  const { ids, add, remove } = useCompareList();
  const isCompared = ids.includes(productId);
  return (
    <IconButton
      label={t(isCompared ? "compare.remove" : "compare.add", { name })}
      aria-pressed={isCompared}
      onClick={() => (isCompared ? remove(productId) : add(productId))}
      {...look}
    >
      <Scale aria-hidden="true" />
    </IconButton>
  );
}
