import { href } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Opens sign-in in another tab, so that nothing typed here is lost. */
export function SignInElsewhere() {
  const { t } = useTranslation("payments");
  return (
    <Button asChild>
      <a href={href("/auth")} target="_blank" rel="noopener">
        {t("error.signIn")}
        <Icon name="external-link" />
        <span className="sr-only">({t("error.newTab")})</span>
      </a>
    </Button>
  );
}
