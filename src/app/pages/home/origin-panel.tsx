import { href, Link } from "react-router";
import type { Origin } from "#domains/catalogue/contract.ts";
import { useTastingNotes } from "#domains/catalogue/web/use-tasting-notes.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Icon } from "#ui/icon.tsx";

/** Facts of the selected country. */
export function OriginPanel({ origin: { country, productCount, notes } }: { origin: Origin }) {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const namesOf = useTastingNotes();
  return (
    <div className="flex min-h-44 flex-col rounded-leaf border border-line bg-surface p-5 shadow-lift">
      <p className="font-display font-semibold text-heading">{countryName(country)}</p>
      {notes.length > 0 && (
        <p className="mt-1.5 text-ink-soft text-sm">
          {t("home.origins.notes", { notes: namesOf(notes).join(", ") })}
        </p>
      )}
      <p className="mt-auto pt-3">
        <Link
          to={withQuery(href("/products"), { origin: country })}
          prefetch="intent"
          className="text-link inline-flex items-center gap-1.5 py-1 font-semibold"
        >
          {t("home.origins.see", { count: productCount })}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </p>
    </div>
  );
}
