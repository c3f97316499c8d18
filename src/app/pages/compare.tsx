import { useHydrated } from "#client/use-hydrated.ts";
import { ShareButton } from "#domains/catalogue/web/share-button.tsx";
import { readComparedIds } from "#domains/compare/web/compare-ids.ts";
import { CompareSharedNotice } from "#domains/compare/web/compare-shared-notice.tsx";
import { useComparison } from "#domains/compare/web/compare-state.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/compare.ts";
import { CompareContents } from "./compare/contents.tsx";

/** A comparison that the address carries comes with the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await Promise.all(
    readComparedIds(url.searchParams).map((productId) =>
      client.prefetchQuery(queries.catalogue.getProduct.queryOptions({ input: { productId } })),
    ),
  );
  return { dehydrated: dehydrate() };
}

/** One's own comparison lives in the browser: the server draws its place. */
export default function ComparePage() {
  const { t } = useTranslation("compare");
  const comparison = useComparison();
  const { ids, isShared, onlyDifferences } = comparison;
  const isKnown = useHydrated() || isShared;
  return (
    <Container width="wide" className="pt-8 pb-20 lg:pt-12">
      <PageMeta isPrivate={isShared} />
      <PageHeading className="mb-6" title={t("title")} lead={t("lead")} />
      {isShared && <CompareSharedNotice hasOwn={comparison.hasOwn} onKeep={comparison.keep} />}
      {ids.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-2">
          {ids.length > 1 && (
            <Chip
              label={t("onlyDifferences")}
              pressed={onlyDifferences}
              onClick={() => comparison.setOnlyDifferences(!onlyDifferences)}
            />
          )}
          <ShareButton title={t("title")} path={comparison.path} />
          {!isShared && (
            <Button variant="ghost" className="rounded-full" onClick={comparison.clear}>
              {t("clear")}
            </Button>
          )}
        </div>
      )}
      {isKnown ? (
        <CompareContents
          ids={ids}
          isShared={isShared}
          onlyDifferences={onlyDifferences}
          onRemove={comparison.remove}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 rounded-leaf" />
        </div>
      )}
    </Container>
  );
}
