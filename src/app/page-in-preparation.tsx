import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageMeta } from "./page-meta.tsx";

/** Stands where a page of the route table is not written yet. */
export function PageInPreparation({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Container className="py-10">
      <PageMeta title={title} isPrivate />
      <EmptyState
        headingLevel="h1"
        illustration={<Illustration name="branch" />}
        title={title}
        text={t("inPreparation.text")}
        action={
          <Button asChild variant="secondary">
            <Link to="/products">{t("inPreparation.action")}</Link>
          </Button>
        }
      />
    </Container>
  );
}
