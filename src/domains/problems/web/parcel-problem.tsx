import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

const ReportDialog = lazy(() => import("./report-dialog.tsx"));
const OwnProblem = lazy(() => import("./own-problem.tsx"));

type Props = { orderId: string; parcelId: string; companyName: string };

/** On the buyer's order: the problems of a parcel, and the way to report one. Its code comes when there is something to show. */
export function ParcelProblem({ orderId, parcelId, companyName }: Props) {
  const { t } = useTranslation("problems");
  const [isOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(queries.problems.listOrderProblems.queryOptions({ input: { orderId } }));
  const own = data?.problems.filter((problem) => problem.parcelId === parcelId) ?? [];
  const reportable = data?.reportable.find((one) => one.parcelId === parcelId);
  const canReport = reportable !== undefined && reportable.kinds.length > 0;
  if (own.length === 0 && !canReport) return null;
  return (
    <div className="grid gap-4 border-line border-t p-5 sm:px-7 print:hidden">
      {own.length > 0 && (
        <Suspense>
          {own.map((problem) => (
            <OwnProblem key={problem.id} problem={problem} />
          ))}
        </Suspense>
      )}
      {canReport && (
        <Button
          variant="ghost"
          size="sm"
          className="w-fit"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <Icon name="triangle-exclamation-point" />
          {t("report.open")}
        </Button>
      )}
      {canReport && isOpened && (
        <Suspense>
          <ReportDialog
            reportable={reportable}
            companyName={companyName}
            open={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </div>
  );
}
