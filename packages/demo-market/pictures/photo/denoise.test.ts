import { expect, test } from "vitest";
import { randomFrom } from "../pen/random.ts";
import { denoise, type Layer } from "./denoise.ts";

const [width, height] = [24, 12];

/** Two surfaces side by side: the left one in light of 0.3, the right one in light of 0.8. */
function layer(of: (isRight: boolean) => number): Layer {
  const data = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) data.fill(of(i % width >= width / 2), i * 3, i * 3 + 3);
  return { width, height, data };
}

const spreadOf = (values: number[]) => Math.max(...values) - Math.min(...values);

test("takes the grain out of a surface and keeps the edge between two", () => {
  const random = randomFrom("grain");
  const grainy = layer((isRight) => (isRight ? 0.8 : 0.3) + random.between(-0.05, 0.05));
  const guide = layer((isRight) => (isRight ? 1 : 0));
  const { data } = denoise(grainy, [{ layer: guide, reach: 0.1 }], 0.1);
  const at = (x: number) => Array.from({ length: height }, (_, y) => data[(y * width + x) * 3]!);
  expect(spreadOf(at(4))).toBeLessThan(0.05);
  expect(Math.max(...at(9))).toBeLessThan(0.4);
  expect(Math.min(...at(14))).toBeGreaterThan(0.7);
});
