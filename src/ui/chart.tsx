import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { type ChartPoint, type ChartSeries, dashOf, toneOf } from "./chart-looks.ts";
import { ChartPlot } from "./chart-plot.tsx";
import { ChartTable } from "./chart-table.tsx";
import { cn } from "./class-names.ts";
import { Disclosure } from "./disclosure.tsx";

export type ChartProps<Key extends string> = {
  /** The chart's accessible name. */
  label: string;
  /** A sentence with its message. */
  summary: ReactNode;
  /** The name of a point: "Day". */
  pointLabel: string;
  series: readonly ChartSeries<Key>[];
  points: readonly ChartPoint<Key>[];
  format: (value: number) => string;
  /** Short enough for the axis. */
  formatShort?: (value: number) => string;
  className?: string;
};

/** Numbers over time in three ways: a sentence, a drawing along which the arrow keys walk, and a table that is always there. */
export function Chart<Key extends string>(props: ChartProps<Key>) {
  const { t } = useTranslation("ui");
  const { label, summary, pointLabel, series, points, format, formatShort = format } = props;
  return (
    <figure aria-label={label} className={cn("min-w-0", props.className)}>
      <figcaption className="text-ink-soft">{summary}</figcaption>
      {series.length > 1 && <Legend series={series} />}
      <div className="mt-4 h-56 sm:h-64">
        <ChartPlot label={label} series={series} points={points} format={format} formatShort={formatShort} />
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
