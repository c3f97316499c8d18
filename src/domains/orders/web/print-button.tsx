import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";

/** For the paper trail; not on the paper itself. */
export function PrintButton() {
  const { t } = useTranslation("orders");
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {t("detail.print")}
    </Button>
  );
}
