import { expect, test } from "vitest";
import { nextPlace, type Place, placesOf, regionOf, viewOf } from "./origin-places.ts";
import world from "./world.json" with { type: "json" };

const codes =
  "BR CO ET MX ES PE PT KE GT CR ID US VN HN IN EC PA RW SV AO CN SA ST TL BO JM NI TH UG BI CD TZ YE DO PG TW CV MZ VE MY ZM HT CU MG CM CI PH LA MM NP".split(
    " ",
  );
const places = placesOf(codes.map((country) => ({ country, productCount: 1, notes: [] })));
const directions = ["left", "right", "up", "down"] as const;

test("every country that grows coffee has its place; one that the map does not show is left out", () => {
  expect(places.map(({ country }) => country)).toEqual(codes);
  expect(placesOf([{ country: "NO", productCount: 1, notes: [] }])).toEqual([]);
});

test.each(["BR", "ID", "CV", "ES"])("the arrow keys lead from %s to every other country", (start) => {
  const reached = new Set<Place>();
  const open = [places.find(({ country }) => country === start)!];
  for (let place = open.pop(); place; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    for (const direction of directions) open.push(...[nextPlace(places, place, direction) ?? []].flat());
  }
  expect(codes.filter((code) => ![...reached].some(({ country }) => country === code))).toEqual([]);
});

test("an arrow never leads the other way, and none leads off the map", () => {
  const north = places.toSorted((a, b) => a.y - b.y)[0]!;
  expect(nextPlace(places, north, "up")).toBeUndefined();
  for (const place of places)
    expect(nextPlace(places, place, "right")?.x ?? Infinity).toBeGreaterThan(place.x);
});

test.each(["americas", "africa", "asia"] as const)(
  "%s fills the frame with all of its countries",
  (region) => {
    const frame = { width: 523, height: world.height };
    const { zoom, x, y } = viewOf(places, region, frame);
    expect(zoom).toBeGreaterThan(frame.width / world.width);
    for (const place of places.filter((one) => regionOf(one) === region)) {
      expect(place.x * zoom + x).toBeGreaterThan(0);
      expect(place.x * zoom + x).toBeLessThan(frame.width);
      expect(place.y * zoom + y).toBeGreaterThan(0);
      expect(place.y * zoom + y).toBeLessThan(frame.height);
    }
  },
);
