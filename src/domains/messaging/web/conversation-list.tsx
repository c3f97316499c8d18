import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";

/** The conversations of one state. There are none before the issue on messages, so the stated empty texts show. */
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
          <Link to="/products">{t("browse")}</Link>
        </Button>
      }
    />
  );
}
