import { lazy, Suspense } from "react";
import type { ReportButtonProps } from "./report.tsx";

const ReportButton = lazy(() => import("./report.tsx"));

/** The button to report a thing. Its code comes after the page's. */
export const LateReportButton = (props: ReportButtonProps) => (
  <Suspense>
    <ReportButton {...props} />
  </Suspense>
);
