import { Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCompareList } from "#domains/catalogue/web/compare-store.ts";
import { IconLink } from "./icon-link.tsx";

export function CompareLink({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { ids } = useCompareList();
  return (
    <IconLink
      to="/compare"
      label={t("header.compare", { count: ids.length })}
      count={ids.length}
      icon={<Scale aria-hidden="true" />}
      className={className}
    />
  );
}
