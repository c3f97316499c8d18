import { href, Link } from "react-router";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { StatCard } from "#ui/stat-card.tsx";
import { Change } from "../figures/figure-cards.tsx";
import { Ranking } from "../figures/rankings.tsx";
import { formatShare } from "../formats.ts";
import { MarketSection } from "./market-section.tsx";

const largest = (amounts: number[]) => Math.max(1, ...amounts);

/** What people searched in the shop, what they did not find, and what led them to a product. */
export function MarketSearches({ analytics }: { analytics: MarketAnalytics }) {
  const { t } = useTranslation("analytics");
  const { t: tMarket } = useTranslation("marketFigures");
  const { totals, before, searched, searchTerms } = analytics;
  const name = (term: string) => <Link to={withQuery(href("/products"), { search: term })}>{term}</Link>;
  return (
    <MarketSection title={tMarket("searches")}>
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        <StatCard
          label={tMarket("searches")}
          value={formatCount(totals.searches)}
          note={
            <>
              <span className="block">{tMarket("searchesNote")}</span>
              <Change now={totals.searches} before={before.searches} />
            </>
          }
        />
        <StatCard
          label={tMarket("emptySearches")}
          value={formatCount(totals.emptySearches)}
          note={
            <>
              <span className="block">
                {tMarket("emptySearchesNote", {
                  percent: formatShare(totals.emptySearches / Math.max(1, totals.searches)),
                })}
              </span>
              <Change now={totals.emptySearches} before={before.emptySearches} />
            </>
          }
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 xl:grid-cols-3">
        <Ranking
          headingLevel="h4"
          title={tMarket("emptyTerms")}
          empty={tMarket(totals.searches > 0 ? "noEmptyTerms" : "noSearches")}
          most={largest(searched.empty.map(({ emptySearches }) => emptySearches))}
          rows={searched.empty.map(({ term, searches, emptySearches }) => ({
            key: term,
            name: name(term),
            amount: emptySearches,
            words: tMarket("emptyWords", { empty: formatCount(emptySearches), all: formatCount(searches) }),
          }))}
        />
        <Ranking
          headingLevel="h4"
          title={tMarket("mostSearched")}
          empty={tMarket("noSearches")}
          most={largest(searched.most.map(({ searches }) => searches))}
          rows={searched.most.map(({ term, searches: count }) => ({
            key: term,
            name: name(term),
            amount: count,
            words: tMarket("searchWords", { count }),
          }))}
        />
        <Ranking
          headingLevel="h4"
          title={tMarket("searchTerms")}
          empty={tMarket("noTerms")}
          most={largest(searchTerms.map(({ openings }) => openings))}
          rows={searchTerms.map(({ term, openings: count }) => ({
            key: term,
            name: name(term),
            amount: count,
            words: t("analytics.openings", { count }),
          }))}
        />
      </div>
    </MarketSection>
  );
}
