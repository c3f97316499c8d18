import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import type { ChartPoint, ChartSeries } from "./chart.tsx";
import { dashOf, toneOf } from "./chart-looks.ts";
import { cn } from "./class-names.ts";

export type ChartPlotProps = {
  label: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  format: (value: number) => string;
  formatShort: (value: number) => string;
};

const tick = { fill: "currentColor" } as const;
const margin = { top: 8, right: 8, bottom: 0, left: 0 } as const;

/** The drawing itself, loaded by `Chart` alone. Nothing moves: what it tells is there at once. */
export function ChartPlot({ label, series, points, format, formatShort }: ChartPlotProps) {
  const rows = points.map(({ label: short, name, values }) => ({ short, name, ...values }));
  return (
    <ComposedChart
      responsive
      data={rows}
      title={label}
      margin={margin}
      className="size-full text-ink-soft text-xs [&_svg]:rounded-lg [&_svg]:outline-offset-2"
    >
      <CartesianGrid vertical={false} stroke="currentColor" className="text-line" />
      <XAxis
        dataKey="short"
        tick={tick}
        tickLine={false}
        axisLine={false}
        minTickGap={24}
        interval="preserveStartEnd"
      />
      <YAxis
        tick={tick}
        tickLine={false}
        axisLine={false}
        width={52}
        allowDecimals={false}
        tickFormatter={formatShort}
      />
      <Tooltip
        cursor={{ fill: "currentColor", fillOpacity: 0.08, stroke: "none" }}
        isAnimationActive={false}
        content={(at) => <AtPointer at={at} series={series} format={format} />}
      />
      {series.map(({ key, look, tone }) =>
        look === "bar" ? (
          <Bar
            key={key}
            dataKey={key}
            fill="currentColor"
            radius={[4, 4, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
            className={toneOf[tone]}
          />
        ) : (
          <Line
            key={key}
            dataKey={key}
            type="linear"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeDasharray={dashOf(look)}
            strokeLinecap="round"
            dot={false}
            activeDot={{ r: 5, fill: "currentColor", stroke: "none" }}
            isAnimationActive={false}
            className={toneOf[tone]}
          />
        ),
      )}
    </ComposedChart>
  );
}

type AtPointerProps = {
  at: Pick<TooltipContentProps, "active" | "payload">;
  series: readonly ChartSeries[];
  format: (value: number) => string;
};

/** The point under the pointer, or where the arrow keys are; read out as it changes. */
function AtPointer({ at, series, format }: AtPointerProps) {
  const row = at.payload?.[0]?.payload as ({ name: string } & Record<string, number>) | undefined;
  return (
    <div role="status">
      {at.active && row && (
        <div className="rounded-leaf-sm border border-line bg-surface px-3 py-2 text-ink text-sm shadow-lift">
          <p className="font-semibold">{row.name}</p>
          {series.map(({ key, label, tone }) => (
            <p key={key} className={cn("figures flex justify-between gap-4", toneOf[tone])}>
              <span>{label}</span> <span className="font-semibold">{format(row[key]!)}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
