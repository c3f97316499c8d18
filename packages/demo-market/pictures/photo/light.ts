/** Brighter than this is white all the same. */
export const mostLight = 6;

/** A byte of a stored light picture as scene-linear light. */
export const lightOf = Float32Array.from({ length: 256 }, (_, i) => mostLight * (i / 255) ** 2.4);

/** sRGB's byte as scene-linear reflectance. */
export const linearOf = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

export function linearColour(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [linearOf[(n >> 16) & 255]!, linearOf[(n >> 8) & 255]!, linearOf[n & 255]!];
}

/** The curve of the film: soft v towards white, a little depth in the shadows. */
function develop(x: number): number {
  const v = x * 0.9;
  const y = v < 0.55 ? v : 0.55 + 0.45 * (1 - Math.exp(-(v - 0.55) / 0.45));
  const s = y <= 0.0031308 ? 12.92 * y : 1.055 * y ** (1 / 2.4) - 0.055;
  return s + 0.05 * (s - 0.42) * s * (1 - s) * 4;
}

const steps = 4096;
const table = Uint8ClampedArray.from({ length: steps + 1 }, (_, i) =>
  Math.round(255 * develop((i / steps) ** 2 * mostLight)),
);

/** The byte that light of this strength leaves on the picture. */
export const developed = (light: number): number =>
  table[Math.min(steps, Math.max(0, Math.round(Math.sqrt(light / mostLight) * steps)))]!;
