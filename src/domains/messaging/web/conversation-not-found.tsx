import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";

export function ConversationNotFound() {
  const { t } = useTranslation("messaging");
  return (
    <EmptyState
      headingLevel="h1"
      illustration={<Illustration name="letter" />}
      title={t("notFoundTitle")}
      text={t("notFoundText")}
      action={
        <Button asChild>
          <Link to={href("/messages")}>{t("all")}</Link>
        </Button>
      }
    />
  );
}
