import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";

/** The way to a new password. */
export function PasswordLink() {
  const { t } = useTranslation("accounts");
  return (
    <Card className="items-start gap-4">
      <CardTitle>{t("settings.security")}</CardTitle>
      <p className="text-ink-soft">{t("settings.securityText")}</p>
      <Button asChild variant="secondary">
        <Link to="/forgot-password">
          <KeyRound aria-hidden="true" />
          {t("settings.changePassword")}
        </Link>
      </Button>
    </Card>
  );
}
