import { lazy, Suspense } from "react";
import type { ReportButtonProps } from "./report-button.tsx";

const ReportButton = lazy(() => import("./report-button.tsx"));

/** The button to report a thing. Its code comes after the page's. */
export const LateReportButton = (props: ReportButtonProps) => (
  <Suspense>
    <ReportButton {...props} />
  </Suspense>
);
