import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { popularSearches } from "./popular-searches.ts";
import { searchPath } from "./search-path.ts";

export function NoResults({ clearPath }: { clearPath: string }) {
  const { t } = useTranslation("search");
  return (
    <div>
      <EmptyState
        illustration={<Illustration name="search" />}
        title={t("list.none")}
        text={t("list.noneText")}
        action={
          <Button asChild>
            <Link to={clearPath}>{t("list.clear")}</Link>
          </Button>
        }
      />
      <div className="mx-auto flex max-w-xl flex-wrap justify-center gap-2.5">
        {popularSearches.map((key) => (
          <Chip key={key} label={t(`popular.${key}`)} to={searchPath(t(`popular.${key}`)) ?? "/products"} />
        ))}
      </div>
    </div>
  );
}
