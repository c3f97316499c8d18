import { useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import type { PublicKind } from "#domains/moderation/report-rules.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";

const loadReport = () => import("./report-thing.tsx");
type Report = Awaited<ReturnType<typeof loadReport>>["ReportThing"];

type ReportButtonProps = {
  kind: PublicKind;
  id: string;
  /** The thing's, in the dialog. */
  name: string;
  children: string;
  /** Where the text alone does not say what is reported. */
  label?: string;
  className?: string;
};

/** Opens the dialog that reports a thing (R62), whose code and words come then. */
export function ReportButton({ kind, id, name, children, label, className }: ReportButtonProps) {
  const [Report, setReport] = useState<Report | null>(null);
  const notifyError = useNotifyError();
  const open = () => loadReport().then(({ ReportThing }) => setReport(() => ReportThing), notifyError);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={label}
        onClick={() => void open()}
        className={cn("text-ink-soft", className)}
      >
        {children}
      </Button>
      {Report && <Report kind={kind} id={id} name={name} onClose={() => setReport(null)} />}
    </>
  );
}
