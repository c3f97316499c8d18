import { type PointerEvent, useState } from "react";
import { type ChartPoint, type ChartSeries, dashOf, toneOf } from "./chart-looks.ts";
import { axisTicks, hasLabel } from "./chart-scale.ts";
import { cn } from "./class-names.ts";
import { useTypedEarly } from "./use-typed-early.ts";

type ChartPlotProps = {
  label: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  format: (value: number) => string;
  formatShort: (value: number) => string;
};

/** The drawing: bars and lines over one scale. The pointer or the arrow keys walk along its points. */
export function ChartPlot({ label, series, points, format, formatShort }: ChartPlotProps) {
  const [at, setAt] = useState<number | null>(null);
  const walked = useTypedEarly<HTMLInputElement>(undefined);
  const ticks = axisTicks(Math.max(0, ...points.flatMap(({ values }) => Object.values(values))));
  const share = (value: number) => (100 * value) / (ticks.at(-1) || 1);
  const point = at === null ? undefined : points[at];
  const walk = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * points.length);
    setAt(Math.min(Math.max(index, 0), points.length - 1));
  };
  const tell = ({ name, values }: ChartPoint) =>
    `${name}: ${series.map(({ key, label }) => `${label} ${format(values[key]!)}`).join(", ")}`;
  return (
    <div className="@container flex size-full flex-col pt-2 pl-13 text-ink-soft text-xs">
      <div
        className="relative grow touch-pan-y rounded-lg outline-offset-2 has-focus-visible:outline-2"
        onPointerMove={walk}
        onPointerDown={walk}
        onPointerLeave={() => setAt(null)}
      >
        {ticks.map((tick) => (
          <div
            key={tick}
            aria-hidden="true"
            className="absolute inset-x-0 border-line border-t"
            style={{ bottom: `${share(tick)}%` }}
          >
            <span className="absolute right-full mr-2 -translate-y-1/2">{formatShort(tick)}</span>
          </div>
        ))}
        {series.map((one) =>
          one.look === "bar" ? (
            <Bars key={one.key} series={one} points={points} share={share} />
          ) : (
            <Course key={one.key} series={one} points={points} share={share} />
          ),
        )}
        <input
          ref={walked}
          type="range"
          aria-label={label}
          aria-valuetext={tell(points[at ?? 0]!)}
          min={0}
          max={points.length - 1}
          value={at ?? 0}
          onChange={({ target }) => setAt(target.valueAsNumber)}
          // React replays a focus from before hydration afterwards: the arrow keys may have moved on meanwhile.
          onFocus={({ target }) => setAt(target.valueAsNumber)}
          onBlur={() => setAt(null)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        {point && <AtPoint index={at!} count={points.length} point={point} series={series} format={format} />}
      </div>
      <AxisLabels points={points} />
    </div>
  );
}

type SeriesProps = {
  series: ChartSeries;
  points: readonly ChartPoint[];
  share: (value: number) => number;
};

function Bars({ series: { key, tone }, points, share }: SeriesProps) {
  return (
    <div aria-hidden="true" className={cn("absolute inset-0 flex items-end", toneOf[tone])}>
      {points.map(({ name, values }) => (
        <div key={name} className="flex h-full flex-1 items-end justify-center">
          <div
            className="w-4/5 max-w-9 rounded-t-sm bg-current"
            style={{ height: `${share(values[key]!)}%` }}
          />
        </div>
      ))}
    </div>
  );
}

function Course({ series: { key, look, tone }, points, share }: SeriesProps) {
  const corners = points.map(({ values }, i) => `${i + 0.5},${100 - share(values[key]!)}`);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${points.length} 100`}
      preserveAspectRatio="none"
      className={cn("absolute inset-0 size-full overflow-visible", toneOf[tone])}
    >
      <polyline
        points={corners.join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={dashOf(look)}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function AxisLabels({ points }: { points: readonly ChartPoint[] }) {
  return (
    <div aria-hidden="true" className="flex h-7 items-end">
      {points.map(({ name, label }, i) => (
        <span key={name} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
          {hasLabel(i, points.length, 10) && (
            <span className={cn(!hasLabel(i, points.length, 5) && "@max-xl:hidden")}>{label}</span>
          )}
        </span>
      ))}
    </div>
  );
}

type AtPointProps = Pick<ChartPlotProps, "series" | "format"> & {
  index: number;
  count: number;
  point: ChartPoint;
};

/** Where the pointer or the keys are. The slider says the same to who listens. */
function AtPoint({ index, count, point: { name, values }, series, format }: AtPointProps) {
  const middle = (100 * (index + 0.5)) / count;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div
        className="absolute inset-y-0 bg-current opacity-8"
        style={{ left: `${(100 * index) / count}%`, width: `${100 / count}%` }}
      />
      <div
        className="absolute top-0 w-max max-w-full rounded-leaf-sm border border-line bg-surface px-3 py-2 text-ink text-sm shadow-lift"
        style={{ left: `${middle}%`, transform: `translateX(-${middle}%)` }}
      >
        <p className="font-semibold">{name}</p>
        {series.map(({ key, label, tone }) => (
          <p key={key} className={cn("figures flex justify-between gap-4", toneOf[tone])}>
            <span>{label}</span> <span className="font-semibold">{format(values[key]!)}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
