import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Card } from "#ui/card.tsx";

/** The way to what is done with a person's data. */
export function PrivacyLink() {
  const { t } = useTranslation("accounts");
  return (
    <Card>
      <Link to="/privacy" className="text-link">
        {t("settings.privacyPolicy")}
      </Link>
    </Card>
  );
}
