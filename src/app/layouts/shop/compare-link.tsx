import { href } from "react-router";
import { useCompareList } from "#domains/compare/web/compare-store.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconLink } from "./icon-link.tsx";

export function CompareLink({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { ids } = useCompareList();
  return (
    <IconLink
      to={href("/compare")}
      label={t("header.compare", { count: ids.length })}
      count={ids.length}
      icon={<Icon name="scale" />}
      className={className}
    />
  );
}
