import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EraseCard } from "./erase-card.tsx";
import { ExportCard } from "./export-card.tsx";

/** What a person can do about their data by themselves: take it along, and erase it. */
export function PrivacyPanel() {
  const { t } = useTranslation("privacy");
  return (
    <div className="grid max-w-3xl gap-6">
      <ExportCard />
      <EraseCard />
      <p>
        <Link to="/privacy" className="text-link">
          {t("policy")}
        </Link>
      </p>
    </div>
  );
}
