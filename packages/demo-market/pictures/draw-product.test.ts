import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawProduct } from "./draw-product.ts";
import { labelWords, type PictureFacts } from "./facts.ts";
import { kinds } from "./kinds/kinds.ts";
import { label } from "./labels/label.ts";
import { layouts } from "./labels/layouts.ts";
import { motifs } from "./labels/motifs.ts";
import { wideLayouts } from "./labels/wide-layouts.ts";
import { palettes } from "./palettes.ts";
import { randomFrom } from "./pen/random.ts";
import type { Art } from "./pen/shape.ts";

const facts: PictureFacts = {
  key: "finca-el-nandu-caturra",
  vendorName: "Tostadores de la Montaña Azul",
  name: "Finca El Ñandú, Caturra lavado",
  category: "roasted-coffee",
  kind: "bag",
  originCountry: "CO",
  roastLevel: "medium",
  process: "washed",
  tastingNotes: ["orange", "milk_chocolate"],
  weightGrams: 340,
  language: "es",
};

/** The box around all text of a label; curves are measured by their control points, which lie outside them. */
function textBounds(art: readonly Art[]): [left: number, top: number, right: number, bottom: number] {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  const visit = (item: Art): void => {
    if ("clip" in item) item.children.forEach(visit);
    if ("clip" in item || !item.isText) return;
    for (const { at } of item.path) {
      for (let i = 0; i < at.length; i += 2) {
        bounds[0] = Math.min(bounds[0], at[i]!);
        bounds[1] = Math.min(bounds[1], at[i + 1]!);
        bounds[2] = Math.max(bounds[2], at[i]!);
        bounds[3] = Math.max(bounds[3], at[i + 1]!);
      }
    }
  };
  art.forEach(visit);
  return bounds;
}

const longNames = [
  "Kenya AA",
  "Café da Serra, Amarelo Bourbon fermentado, reserva especial do produtor",
  "Kaffeeröstereigenossenschaftsmischung",
  "Æblekage, ærter & ördög, ł ș ğ",
];

describe("drawProduct", () => {
  it("draws the same picture for the same facts and another one for another key", () => {
    expect(drawProduct(facts)).toEqual(drawProduct({ ...facts }));
    expect(drawProduct(facts)).not.toEqual(drawProduct({ ...facts, key: "another" }));
  });

  it("needs nothing from outside: no fonts, no text elements, no links", () => {
    const { thing: svg } = drawProduct(facts);
    expect(svg).not.toMatch(/<text|font-family|<image|href="(?!#)/);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it.each([...Object.keys(kinds), "a kind without a drawing"])(
    "draws %s in several ways that can be rasterised",
    async (kind) => {
      for (const key of ["one", "two", "three"]) {
        const { thing: svg } = drawProduct({ ...facts, key: `${key}-${kind}`, kind });
        expect(svg).not.toMatch(/NaN|undefined/);
        const { data, info } = await sharp(Buffer.from(svg))
          .resize(64, 64)
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([64, 64]);
        expect(new Set(data).size).toBeGreaterThan(40);
      }
    },
  );

  it.each([...Object.keys(layouts), ...Object.keys(wideLayouts)])("keeps text on the label: %s", (layout) => {
    const isWide = layout in wideLayouts;
    const [w, h] = isWide ? [420, 250] : [300, 420];
    for (const name of longNames) {
      for (const face of ["serif", "italic", "sans"] as const) {
        const words = labelWords({ ...facts, name, originCountry: "PG", process: "carbonic_maceration" });
        const brand = { face, layout, wideLayout: layout, motif: Object.keys(motifs)[0]! };
        const [left, top, right, bottom] = textBounds(
          label(w, h, words, palettes[0]!, brand, randomFrom(name)),
        );
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(w);
        expect(bottom).toBeLessThanOrEqual(h);
      }
    }
  });
});
