import type { ReactNode } from "react";
import { href, useNavigate } from "react-router";
import { CategoryIcon } from "#domains/catalogue/web/category-icon.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { popularSearches } from "./popular-searches.ts";
import { forgetAllSearches, forgetSearch, rememberSearch, useRecentSearches } from "./recent-searches.ts";
import { SearchBar } from "./search-bar.tsx";
import { searchPath } from "./search-path.ts";

const shortcuts = ["green-beans", "roasted-coffee", "equipment", "coffee-snacks"] as const;

export type SearchOverlayProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** A full screen for searching: recent searches, popular ones, categories. */
export function SearchOverlay({ open, onOpenChange }: SearchOverlayProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
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
      <SearchBar
        autoFocus
        size="lg"
        onSearch={searchFor}
        className="mx-auto max-w-2xl pt-2"
        whenBlank={<Starters onSearch={searchFor} onGo={go} />}
      />
    </Dialog>
  );
}

type StartersProps = { onSearch: (term: string) => void; onGo: (path: string) => void };

function Starters({ onSearch, onGo }: StartersProps) {
  const { t } = useTranslation("search");
  const { t: tCatalogue } = useTranslation("catalogue");
  const recent = useRecentSearches();
  return (
    <div className="mt-8 grid gap-9">
      {recent.length > 0 && (
        <Group
          title={t("suggest.recent")}
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
              icon={<Icon name="clock" className="text-ink-faint" />}
              to={searchPath(term) ?? href("/products")}
              onRemove={() => forgetSearch(term)}
            />
          ))}
        </Group>
      )}
      <Group title={t("suggest.popular")}>
        {popularSearches.map((key) => (
          <Chip
            key={key}
            label={t(`popular.${key}`)}
            icon={<Icon name="trending-up" className="text-ink-faint" />}
            onClick={() => onSearch(t(`popular.${key}`))}
          />
        ))}
      </Group>
      <Group title={t("overlay.categories")}>
        {shortcuts.map((slug) => (
          <Chip
            key={slug}
            label={tCatalogue(`category.${slug}.name`)}
            icon={<CategoryIcon slug={slug} className="text-leaf-ink" />}
            onClick={() => onGo(href("/categories/:categorySlug", { categorySlug: slug }))}
          />
        ))}
      </Group>
    </div>
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
