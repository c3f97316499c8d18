import { History, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { popularSearches } from "./popular-searches.ts";
import { forgetAllSearches, forgetSearch, rememberSearch, useRecentSearches } from "./recent-searches.ts";
import { SearchBar } from "./search-bar.tsx";
import { searchPath } from "./search-path.ts";

const shortcuts = ["green-beans", "roasted-coffee", "equipment", "coffee-snacks"] as const;

type SearchOverlayProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The whole screen for one search: what was searched before, what others search, and where else to go. */
export function SearchOverlay({ open, onOpenChange }: SearchOverlayProps) {
  const { t } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  const navigate = useNavigate();
  const recent = useRecentSearches();
  const go = (path: string) => {
    onOpenChange(false);
    void navigate(path);
  };
  const searchFor = (term: string) => {
    const path = searchPath(term);
    if (!path) return;
    rememberSearch(term);
    go(path);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("overlay.title")}
      className="inset-0 m-0 h-dvh max-h-none max-w-none rounded-none"
    >
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-9 pt-2">
        <SearchBar autoFocus size="lg" onSearch={searchFor} />
        {recent.length > 0 && (
          <Group
            title={t("overlay.recent")}
            action={
              <Button variant="link" size="sm" onClick={forgetAllSearches}>
                {t("overlay.clearRecent")}
              </Button>
            }
          >
            {recent.map((term) => (
              <Chip
                key={term}
                label={term}
                icon={<History aria-hidden="true" className="size-4" />}
                to={searchPath(term) ?? "/products"}
                onRemove={() => forgetSearch(term)}
              />
            ))}
          </Group>
        )}
        <Group title={t("overlay.popular")}>
          {popularSearches.map((key) => (
            <Chip
              key={key}
              label={t(`popular.${key}`)}
              icon={<TrendingUp aria-hidden="true" />}
              onClick={() => searchFor(t(`popular.${key}`))}
            />
          ))}
        </Group>
        <Group title={t("overlay.categories")}>
          {shortcuts.map((slug) => (
            <Chip
              key={slug}
              label={tCatalogue(`category.${slug}.name`)}
              onClick={() => go(`/categories/${slug}`)}
            />
          ))}
        </Group>
      </div>
    </Dialog>
  );
}

function Group({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
        {action}
      </div>
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </section>
  );
}
