import { describe, expect, it } from "vitest";
import type { Base } from "./base.ts";
import { developBase, type Sheet } from "./develop-base.ts";

/** Four by two places in even light: the left half is the label, the right half the package. */
function flatBase(light = 110): Base {
  const [width, height] = [4, 2];
  const places = width * height;
  const half = (isLeft: boolean) =>
    Buffer.from(Array.from({ length: places }, (_, i) => (i % width < 2 === isLeft ? 255 : 0)));
  return {
    width,
    height,
    light: Buffer.alloc(places * 3, light),
    rest: Buffer.alloc(places * 3),
    masks: { print: half(true), body: half(false) },
    label: {
      x: 0,
      y: 0,
      w: 2,
      h: 2,
      u: Float32Array.of(0.25, 0.75, 0.25, 0.75),
      v: Float32Array.of(0.5, 0.5, 0.5, 0.5),
      left: 0,
      top: 0,
      step: 1,
    },
  };
}

const clear: Sheet = { width: 2, height: 2, data: new Uint8Array(16) };
const [red, blue] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
];
const full: Sheet = { width: 2, height: 2, data: Uint8Array.from([red, red, red, red].flat()) };
const tints = { ground: "#00ff00", body: "#0000ff" };
const at = (picture: Buffer, x: number) => [...picture.subarray(x * 3, x * 3 + 3)];

describe("developBase", () => {
  it("lays the sheet on the label's surface and the body's colour on the package", () => {
    const picture = developBase(flatBase(), tints, full);
    const [r, g, b] = at(picture, 0);
    expect(r).toBeGreaterThan(100);
    expect([g, b]).toEqual([0, 0]);
    expect(at(picture, 3)).toEqual([0, 0, r]);
  });

  it("shows the package where the sheet is clear, and where there is none", () => {
    for (const sheet of [clear, undefined])
      expect(at(developBase(flatBase(), tints, sheet), 0)).toEqual([0, expect.any(Number), 0]);
  });

  it("turns the picture around but not the text", () => {
    const halves: Sheet = { width: 2, height: 2, data: Uint8Array.from([red, blue, red, blue].flat()) };
    // The label's first place is red at the left of the picture; mirrored it lies at the right, and its end is blue.
    const plain = at(developBase(flatBase(), tints, halves), 0);
    expect(plain[0]).toBeGreaterThan(plain[2]!);
    const mirrored = at(developBase(flatBase(), tints, halves, true), 3);
    expect(mirrored[2]).toBeGreaterThan(mirrored[0]!);
  });

  it("is darker in less light and black without any", () => {
    const [r] = at(developBase(flatBase(110), tints, full), 0);
    const [dim] = at(developBase(flatBase(70), tints, full), 0);
    expect(dim).toBeLessThan(r!);
    expect(at(developBase(flatBase(0), tints, full), 0)).toEqual([0, 0, 0]);
  });
});
