import type { PictureFacts } from "../facts.ts";
import { beanColours, type Palette, type Place } from "../palettes.ts";
import { Canvas } from "../pen/canvas.ts";
import { randomFrom } from "../pen/random.ts";
import type { Stage } from "../stage.ts";

export const sitePalette: Palette = {
  body: "#2b1d18",
  paper: "#f6ecdc",
  ink: "#2a1b15",
  accent: "#b5362c",
  second: "#5c7a4e",
};

export interface SiteSpec {
  seed: string;
  kind: string;
  place: Place;
  palette?: Partial<Palette>;
  roastLevel?: string;
  layout?: string;
  wideLayout?: string;
  motif?: string;
}

/** A stage for the site's own pictures: the words on its labels are proper names, good in every language. */
export function siteStage(spec: SiteSpec, canvas = new Canvas()): Stage {
  const facts: PictureFacts = {
    key: spec.seed,
    vendorName: "Cafeto",
    name: "Aurora",
    category: "roasted-coffee",
    kind: spec.kind,
    originCountry: null,
    roastLevel: spec.roastLevel ?? "medium-dark",
    process: null,
    tastingNotes: [],
    weightGrams: 250,
  };
  return {
    canvas,
    facts,
    words: {
      vendor: "Cafeto",
      name: "Aurora",
      origin: "Huila",
      sort: "Arabica",
      process: "1 800 m",
      roast: "",
      weight: "250 g",
    },
    random: randomFrom(`house/${spec.seed}`),
    palette: { ...sitePalette, ...spec.palette },
    place: spec.place,
    brand: {
      face: "serif",
      layout: spec.layout ?? "classic",
      wideLayout: spec.wideLayout ?? "beside",
      motif: spec.motif ?? "mountains",
    },
    bean: beanColours[spec.roastLevel ?? "medium-dark"]!,
  };
}
