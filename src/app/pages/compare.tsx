import { useTranslation } from "react-i18next";
import { useHydrated } from "#client/use-hydrated.ts";
import { CompareContents, NothingToCompare } from "#domains/catalogue/web/compare-contents.tsx";
import { readComparedIds } from "#domains/catalogue/web/compare-ids.ts";
import { CompareSharedNotice } from "#domains/catalogue/web/compare-shared-notice.tsx";
import { useComparison } from "#domains/catalogue/web/compare-state.ts";
import { ShareButton } from "#domains/catalogue/web/share-button.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { UntilStored } from "#ui/until-stored.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/compare.ts";

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

/** One's own comparison lives in the browser. So the server draws none, for who has nothing stored, and its place for the others. */
export default function ComparePage() {
  const { t } = useTranslation("catalogue");
  const comparison = useComparison();
  const { ids, isShared, onlyDifferences } = comparison;
  const isKnown = useHydrated() || isShared;
  return (
    <Container width="wide" className="pt-8 pb-20 lg:pt-12">
      <PageMeta
        title={t("compare.title")}
        description={t("compare.lead")}
        canonical="/compare"
        isPrivate={isShared}
      />
      <PageHeading className="mb-6" title={t("compare.title")} lead={t("compare.lead")} />
      {isShared && <CompareSharedNotice hasOwn={comparison.hasOwn} onKeep={comparison.keep} />}
      {ids.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-2">
          {ids.length > 1 && (
            <Chip
              label={t("compare.onlyDifferences")}
              pressed={onlyDifferences}
              onClick={() => comparison.setOnlyDifferences(!onlyDifferences)}
            />
          )}
          <ShareButton title={t("compare.title")} path={comparison.path} />
          {!isShared && (
            <Button variant="ghost" className="rounded-full" onClick={comparison.clear}>
              {t("compare.clear")}
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
        <UntilStored
          nothing={<NothingToCompare />}
          place={
            <div aria-busy="true">
              <Skeleton className="h-96 rounded-leaf" />
            </div>
          }
        />
      )}
    </Container>
  );
}
