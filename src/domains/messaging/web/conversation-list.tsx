import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";

/** The conversations of one state. Messaging is not built yet, so the empty texts show. */
export function ConversationList({ state }: { state: "active" | "archived" }) {
  const { t } = useTranslation("messaging");
  if (state === "archived") {
    return (
      <EmptyState
        headingLevel="p"
        illustration={<Illustration name="letter" />}
        title={t("noArchived")}
        className="py-10"
      />
    );
  }
  return (
    <EmptyState
      headingLevel="p"
      illustration={<Illustration name="letter" />}
      title={t("emptyTitle")}
      text={t("emptyText")}
      className="py-10"
      action={
        <Button asChild variant="secondary">
          <Link to={href("/products")}>{t("browse")}</Link>
        </Button>
      }
    />
  );
}
