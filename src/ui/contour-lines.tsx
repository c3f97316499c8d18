import { cn } from "./class-names.ts";

const rings = Array.from({ length: 9 }, (_, index) => ring(40 + index * 44, index));

/** One height line: a circle pushed about by a few waves, the same every time it is drawn. */
function ring(radius: number, index: number) {
  const points = Array.from({ length: 22 }, (_, step) => {
    const angle = (step / 22) * 2 * Math.PI;
    const wave = 0.13 * Math.sin(3 * angle + 0.5 * index) + 0.09 * Math.sin(2 * angle - 0.3 * index + 1);
    const reach = radius * (1 + wave);
    return [400 + 1.25 * reach * Math.cos(angle), 400 + reach * Math.sin(angle)] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  const start = middle(points.at(-1)!, points[0]!);
  const curves = points.map((point, at) => {
    return `Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, points[(at + 1) % points.length]!)}`;
  });
  return `M${start}${curves.join("")}Z`;
}

/** The height lines of a coffee hill, as a ground for front pages. Decorative; the parent is `relative overflow-hidden`. */
export function ContourLines({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 800"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={cn(
        "pointer-events-none absolute overflow-visible text-edge opacity-20 sm:opacity-30",
        className,
      )}
    >
      {rings.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
