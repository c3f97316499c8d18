const steps = [1, 2, 2.5, 5, 10];

/** Round, whole values for an axis from zero to at least the greatest value, the last on top: two to four steps, one where it is 1. */
export function axisTicks(greatest: number): number[] {
  if (greatest <= 0) return [0];
  const least = greatest / 4;
  const size = 10 ** Math.floor(Math.log10(least));
  const step = steps.map((factor) => factor * size).find((one) => one >= least && Number.isInteger(one))!;
  return Array.from({ length: Math.ceil(greatest / step) + 1 }, (_, i) => i * step);
}

/** Which points get their label below the axis: the first, and as many at even distances as fit. */
export function hasLabel(index: number, points: number, most: number): boolean {
  return index % Math.ceil(points / most) === 0;
}
