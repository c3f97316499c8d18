import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Prints the page; hidden on paper. */
export function PrintButton() {
  const { t } = useTranslation("orders");
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      <Icon name="printer" />
      {t("detail.print")}
    </Button>
  );
}
