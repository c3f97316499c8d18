import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { dashOf, toneOf } from "./chart-looks.ts";
import type { ChartPlotProps } from "./chart-plot.tsx";
import { ChartTable } from "./chart-table.tsx";
import { cn } from "./class-names.ts";
import { Disclosure } from "./disclosure.tsx";
import { Skeleton } from "./skeleton.tsx";

export type ChartSeries<Key extends string = string> = {
  key: Key;
  label: string;
  /** Lines and bars differ by form and dashes, never by colour alone. */
  look: "bar" | "line" | "dashed" | "dotted";
  tone: "cherry" | "leaf" | "ink";
};

export type ChartPoint<Key extends string = string> = {
  /** Short, below the axis. */
  label: string;
  /** Whole, in the table and beside the pointer. */
  name: string;
  values: Record<Key, number>;
};

export type ChartProps<Key extends string> = {
  /** What is drawn: its name for who does not see it. */
  label: string;
  /** What it shows, in a sentence. */
  summary: ReactNode;
  /** What a point is: "Day". */
  pointLabel: string;
  series: readonly ChartSeries<Key>[];
  points: readonly ChartPoint<Key>[];
  format: (value: number) => string;
  /** As short as an axis needs it. */
  formatShort?: (value: number) => string;
  /** Only a browser can draw; false while the page comes from the server. */
  canDraw: boolean;
  className?: string;
};

/** The library weighs more than most pages: who sees a chart fetches it. Where it can't be had, sentence and table tell. */
const Plot = lazy(
  (): Promise<{ default: ComponentType<ChartPlotProps> }> =>
    import("./chart-plot.tsx").then(
      ({ ChartPlot }) => ({ default: ChartPlot }),
      () => ({ default: () => null }),
    ),
);

/** Numbers over time in three ways: a sentence, a drawing along which the arrow keys walk, and a table that is always there. */
export function Chart<Key extends string>(props: ChartProps<Key>) {
  const { t } = useTranslation("ui");
  const { label, summary, pointLabel, series, points, format, formatShort = format, canDraw } = props;
  const plot = { label, series, points, format, formatShort };
  return (
    <figure aria-label={label} className={cn("min-w-0", props.className)}>
      <figcaption className="text-ink-soft">{summary}</figcaption>
      {series.length > 1 && <Legend series={series} />}
      <div className="mt-4 h-56 sm:h-64">
        {canDraw ? (
          <Suspense fallback={<Skeleton className="size-full" />}>
            <Plot {...plot} />
          </Suspense>
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <Disclosure title={t("chartTable")} className="mt-2 border-b-0">
        <ChartTable label={label} pointLabel={pointLabel} series={series} points={points} format={format} />
      </Disclosure>
    </figure>
  );
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {series.map(({ key, label, look, tone }) => (
        <li key={key} className="flex items-center gap-2">
          <svg viewBox="0 0 28 10" aria-hidden="true" className={cn("h-2.5 w-7", toneOf[tone])}>
            {look === "bar" ? (
              <rect x="8" width="12" height="10" rx="2" fill="currentColor" />
            ) : (
              <path
                d="M1 5h26"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeDasharray={dashOf(look)}
              />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
