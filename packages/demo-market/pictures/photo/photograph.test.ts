import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { PictureFacts } from "../facts.ts";
import { listPictures } from "../list-pictures.ts";
import { palettes, places } from "../palettes.ts";
import { siteStage } from "../site/site-stage.ts";
import { type Base, baseNames, readBase } from "./base.ts";
import { developBase } from "./develop-base.ts";
import { drawSheet, planShot } from "./photograph.ts";
import { platesFor } from "./plates.ts";
import { planViews } from "./views.ts";

const facts = (key: string, kind = "bag"): PictureFacts => ({
  key,
  vendorName: "Tostadores de la Montaña Azul",
  name: "Finca El Ñandú, Caturra lavado",
  category: "roasted-coffee",
  kind,
  originCountry: "CO",
  roastLevel: "medium",
  process: "washed",
  tastingNotes: [],
  weightGrams: 340,
});

/** A plate of each base that shows a product. */
const plates = new Map(
  listPictures()
    .products.flatMap(platesFor)
    .map((plate) => [plate.base, plate]),
);

const whole = { x: 0.5, y: 0.5, size: 1 };

describe("photographs", () => {
  it("are planned the same way for the same product, and in several ways for several", () => {
    const look = (key: string) => {
      const { plate, crop, isMirrored } = planShot(facts(key))!;
      return JSON.stringify([plate.base, crop, isMirrored]);
    };
    expect(look("one")).toBe(look("one"));
    expect(new Set(Array.from({ length: 40 }, (_, i) => look(`bag ${i}`))).size).toBeGreaterThan(4);
    expect(planShot(facts("one", "roaster"))).toBeUndefined();
  });

  it("show a pack from behind or a thing in another room, and never one view twice", () => {
    for (const shown of listPictures().products) {
      const orders = planViews(shown).map(({ order }) => order);
      expect(new Set(orders).size, shown.key).toBe(orders.length);
    }
  });

  it("lay the facts on a pack's back", async () => {
    const { stage, plate } = planShot(facts("one"))!;
    const base = await readBase(plate.base, whole, 300);
    const [front, back] = [await drawSheet(stage, plate, base), await drawSheet(stage, plate, base, true)];
    expect(Buffer.from(back.data).equals(Buffer.from(front.data))).toBe(false);
    expect(new Set(back.data).size).toBeGreaterThan(20);
  });

  it.each([...plates])("lay a sheet on %s that can be rasterised", async (_, plate) => {
    const stage = siteStage({ seed: "test", kind: "bag", place: places[0]! });
    const sheet = await drawSheet(stage, plate, {} as Base);
    expect(sheet.data.length).toBe(sheet.width * sheet.height * 4);
    expect(plate.draw(stage)).not.toMatch(/NaN|undefined/);
  });

  it.each([...baseNames])("of the base %s show its light and take colours", async (name) => {
    const base = await readBase(name, whole, 80);
    const shown = async (colour: string) => {
      const tints = {
        ground: colour,
        body: colour,
        second: colour,
        wall: colour,
        table: colour,
        bean: colour,
      };
      const raw = { width: base.width, height: base.height, channels: 3 as const };
      return (await sharp(developBase(base, tints), { raw }).stats()).channels.map(({ mean }) => mean);
    };
    const [pale, dark] = [await shown(palettes[0]!.paper), await shown(palettes[0]!.ink)];
    expect(Math.min(...pale)).toBeGreaterThan(70);
    expect(Math.max(...pale)).toBeLessThan(250);
    expect(pale[1]! - dark[1]!).toBeGreaterThan(25);
  });
});
