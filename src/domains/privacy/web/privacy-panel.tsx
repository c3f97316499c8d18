import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { EraseCard } from "./erase-card.tsx";
import { ExportCard } from "./export-card.tsx";

/** A user's self-service for their data: export and erase. */
export function PrivacyPanel() {
  const { t } = useTranslation("privacy");
  return (
    <div className="grid max-w-3xl gap-6">
      <ExportCard />
      <EraseCard />
      <p>
        <Link to={href("/privacy")} className="text-link">
          {t("policy")}
        </Link>
      </p>
    </div>
  );
}
