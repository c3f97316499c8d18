// Colours are mixed in OKLab, where a step of lightness looks the same on every hue.
type Lab = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const clamp = (v: number) => Math.min(1, Math.max(0, v));

function toLab(hex: string): Lab {
  const n = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((n >> 16) & 255) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((v) => Math.round(clamp(toGamma(clamp(v))) * 255));
  return `#${channels.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

const cache = new Map<string, string>();
function remembered(key: string, make: () => string): string {
  let value = cache.get(key);
  if (!value) {
    value = make();
    cache.set(key, value);
  }
  return value;
}

/** Moves the lightness by a step of -1..1; dark shades keep a little more of their colour. */
export function shade(hex: string, step: number): string {
  return remembered(`${hex}${step}`, () => {
    const [l, a, b] = toLab(hex);
    const keep = step > 0 ? 1 - step * 0.9 : 1 + step * 0.35;
    return fromLab([Math.min(1, Math.max(0.08, l + step)), a * keep, b * keep]);
  });
}

export function mix(from: string, to: string, share: number): string {
  return remembered(`${from}${to}${share}`, () => {
    const a = toLab(from);
    const b = toLab(to);
    return fromLab([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as Lab);
  });
}

export const lightnessOf = (hex: string): number => toLab(hex)[0];

/** The one of two inks that reads better on a ground. */
export function readable(ground: string, dark: string, light: string): string {
  const l = lightnessOf(ground);
  return Math.abs(l - lightnessOf(dark)) > Math.abs(l - lightnessOf(light)) ? dark : light;
}
