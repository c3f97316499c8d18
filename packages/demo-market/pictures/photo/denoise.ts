/** A picture of three channels as floats, row by row. */
export interface Layer {
  width: number;
  height: number;
  data: Float32Array;
}

const close = (a: Float32Array, i: number, b: Float32Array, j: number): number =>
  (a[i]! - b[j]!) ** 2 + (a[i + 1]! - b[j + 1]!) ** 2 + (a[i + 2]! - b[j + 2]!) ** 2;

/** A blurred copy by two passes of three taps; what neighbours are compared by, so that noise counts less. */
function softened({ width, height, data }: Layer): Float32Array {
  let from = data;
  for (const step of [3, width * 3]) {
    const to = new Float32Array(from.length);
    const last = from.length - step;
    for (let i = 0; i < from.length; i++) {
      const a = from[i < step ? i : i - step]!;
      const b = from[i >= last ? i : i + step]!;
      to[i] = (a + 2 * from[i]! + b) / 4;
    }
    from = to;
  }
  return height > 0 ? from : data;
}

/** How coarse a layer's grain is: the median step between neighbours, in steps the eye sees. */
export function grainOf({ data }: Layer): number {
  const steps: number[] = [];
  for (let i = 0; i + 3 < data.length; i += 51)
    steps.push(Math.abs(Math.sqrt(Math.max(0, data[i]!)) - Math.sqrt(Math.max(0, data[i + 3]!))));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}

export interface Guide {
  layer: Layer;
  /** How far two places may differ here and still count as the same surface. */
  reach: number;
}

/**
 * Takes the grain out of rendered light: each place becomes the mean of its neighbours, weighed by how much they are
 * the same surface (normals, coverage) and the same light.
 */
export function denoise(layer: Layer, guides: readonly Guide[], reach: number, radius = 5): Layer {
  const { width, height, data } = layer;
  const out = new Float32Array(data.length);
  // Light is compared in steps the eye sees, not in absolute amounts.
  const seen = softened({ width, height, data: data.map((v) => Math.sqrt(Math.max(0, v))) });
  const byGuide = guides.map(({ layer: guide, reach: far }) => ({
    data: softened(guide),
    by: 1 / (2 * far * far),
  }));
  const byLight = 1 / (2 * reach * reach);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      let [r, g, b, all] = [0, 0, 0, 0];
      for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
        for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
          const j = (v * width + u) * 3;
          let far = close(seen, i, seen, j) * byLight;
          for (const guide of byGuide) {
            if (far > 6) break;
            far += close(guide.data, i, guide.data, j) * guide.by;
          }
          if (far > 6) continue;
          far += ((u - x) ** 2 + (v - y) ** 2) / (radius * radius);
          const weight = Math.exp(-far);
          all += weight;
          r += data[j]! * weight;
          g += data[j + 1]! * weight;
          b += data[j + 2]! * weight;
        }
      }
      out[i] = r / all;
      out[i + 1] = g / all;
      out[i + 2] = b / all;
    }
  }
  return { width, height, data: out };
}
