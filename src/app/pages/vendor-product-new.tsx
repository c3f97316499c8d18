import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { PageMeta } from "../page-meta.tsx";

/** The page of the product form, which comes with the vendors' issue. */
export default function VendorProductNewPage() {
  const { t } = useTranslation("vendors");
  return (
    <Container className="grid gap-6 py-8 sm:py-12">
      <PageMeta title={t("newProduct.title")} isPrivate />
      <PageHeading title={t("newProduct.title")} lead={t("newProduct.lead")} />
      <EmptyState
        illustration={<Illustration name="branch" />}
        title={t("newProduct.soonTitle")}
        text={t("newProduct.soonText")}
        action={
          <>
            <Button asChild>
              <Link to="/contact?subject=product">{t("newProduct.send")}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/vendor/dashboard">{t("newProduct.back")}</Link>
            </Button>
          </>
        }
      />
    </Container>
  );
}
