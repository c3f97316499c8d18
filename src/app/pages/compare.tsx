import { useTranslation } from "react-i18next";
import { useHydrated } from "#client/use-hydrated.ts";
import { CompareContents } from "#domains/catalogue/web/compare-contents.tsx";
import { useCompareList } from "#domains/catalogue/web/compare-store.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { PageMeta } from "../page-meta.tsx";

/** The comparison lives in the browser, so the server only draws its place. */
export default function ComparePage() {
  const { t } = useTranslation("catalogue");
  const { ids, clear } = useCompareList();
  const isHydrated = useHydrated();
  return (
    <Container width="wide" className="pt-8 pb-20 lg:pt-12">
      <PageMeta title={t("compare.title")} description={t("compare.lead")} canonical="/compare" isPrivate />
      <PageHeading
        className="mb-8"
        title={t("compare.title")}
        lead={t("compare.lead")}
        actions={
          ids.length > 0 && (
            <Button variant="ghost" size="sm" onClick={clear}>
              {t("compare.clear")}
            </Button>
          )
        }
      />
      {isHydrated ? <CompareContents /> : <Skeleton className="h-96 rounded-leaf" />}
    </Container>
  );
}
