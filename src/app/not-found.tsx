import { useTranslation } from "react-i18next";
import { Container } from "#ui/container.tsx";
import { contentId } from "#ui/skip-link.tsx";

/** Phase one of the 404 page. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <Container className="py-16" id={contentId}>
      <h1 className="font-display text-title">{t("notFound.title")}</h1>
    </Container>
  );
}
