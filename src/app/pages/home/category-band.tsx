import { href, Link } from "react-router";
import { CategoryCards } from "#domains/catalogue/web/category-cards.tsx";
import { useCategories } from "#domains/catalogue/web/category-menu.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

export function CategoryBand() {
  const { t } = useTranslation();
  return (
    <Section space="lg">
      <Container width="wide">
        <SectionHeading
          title={t("home.categories.title")}
          lead={t("home.categories.lead")}
          action={
            <Link to={href("/categories")} className="text-link">
              {t("nav.allCategories")}
            </Link>
          }
        />
        <CategoryCards slugs={useCategories("home")} />
      </Container>
    </Section>
  );
}
