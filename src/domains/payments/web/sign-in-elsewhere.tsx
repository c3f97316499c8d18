import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";

/** Signing in happens in a tab of its own, so that nothing typed in this one is lost. */
export function SignInElsewhere() {
  const { t } = useTranslation("payments");
  return (
    <Button asChild>
      <a href="/auth" target="_blank" rel="noopener">
        {t("error.signIn")}
        <ExternalLink aria-hidden="true" />
        <span className="sr-only">({t("error.newTab")})</span>
      </a>
    </Button>
  );
}
