import { useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { useSession } from "#client/session.tsx";
import type { PublicKind } from "#domains/moderation/report-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { usePress } from "#ui/presses.tsx";

const loadReport = () => import("./report-thing.tsx");
type Report = Awaited<ReturnType<typeof loadReport>>["ReportThing"];

export type ReportButtonProps = {
  kind: PublicKind;
  id: string;
  /** The thing's, in the dialog. */
  name: string;
};

/** Opens the dialog that reports a thing (R62), whose code and words come then. Not shown of one's own shop. */
export default function ReportButton({ kind, id, name }: ReportButtonProps) {
  const { t } = useTranslation("ui");
  const session = useSession();
  const [Report, setReport] = useState<Report | null>(null);
  const notifyError = useNotifyError();
  const open = () => loadReport().then(({ ReportThing }) => setReport(() => ReportThing), notifyError);
  // The button's code comes later than the page's, which already shows it.
  const press = usePress(`report:${kind}:${id}`, () => void open());
  if (kind === "vendor" && session?.vendor?.id === id) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${t("report")}: ${name}`}
        {...press}
        className={cn("text-ink-soft", kind !== "review" && "mt-2 -ml-3")}
      >
        {t("report")}
      </Button>
      {Report && <Report kind={kind} id={id} name={name} onClose={() => setReport(null)} />}
    </>
  );
}
