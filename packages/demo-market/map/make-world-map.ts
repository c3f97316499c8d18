import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { geoArea, geoCentroid, geoNaturalEarth1 } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/**
 * Draws home's map of origins from Natural Earth (public domain): npm run map -w packages/demo-market
 * Every country becomes one path and one point to mark it at, in whole units of a plane 1200 wide, so that borders still
 * meet. What cannot be marked (beyond the frame, or without a code of its own) is one path that can't be selected.
 */
const root = path.resolve(import.meta.dirname, "../../..");
const target = path.join(root, "src/app/pages/home/world.json");
const read = (file: string) => JSON.parse(fs.readFileSync(file, "utf8"));

/** From Mexico's west coast to New Guinea, from Spain to the Cape. */
const frame = { west: -118, east: 158, north: 43, south: -36 };
const width = 1200;
/** Smaller islands (in square units) are left out, unless a country has nothing larger. */
const smallest = 4;
/** Shapes may extend beyond the frame by this much. */
const margin = 24;

/** Names that differ between the atlas and our list of countries. */
const codes: Record<string, string> = {
  "Cabo Verde": "CV",
  "Central African Rep.": "CF",
  Congo: "CG",
  "Côte d'Ivoire": "CI",
  "Dem. Rep. Congo": "CD",
  "Dominican Rep.": "DO",
  "Eq. Guinea": "GQ",
  eSwatini: "SZ",
  Macedonia: "MK",
  Myanmar: "MM",
  Palestine: "PS",
  "S. Sudan": "SS",
  "Saint Lucia": "LC",
  "São Tomé and Principe": "ST",
  "Solomon Is.": "SB",
  "St. Vin. and Gren.": "VC",
  "Trinidad and Tobago": "TT",
  Turkey: "TR",
  "United States of America": "US",
};
const names = read(path.join(root, "src/i18n/countries/en.json")) as Record<string, string>;
const codeOf = (name: string) => codes[name] ?? Object.keys(names).find((code) => names[code] === name);

type Position = GeoJSON.Position;
type Country = GeoJSON.Feature<GeoJSON.Polygon | GeoJSON.MultiPolygon, { name: string }>;
const atlas = read(fileURLToPath(import.meta.resolve("world-atlas/countries-50m.json"))) as Topology<{
  countries: GeometryCollection<{ name: string }>;
}>;
const countries = (feature(atlas, atlas.objects.countries) as GeoJSON.FeatureCollection)
  .features as Country[];

const projection = geoNaturalEarth1().rotate([-19, 0]).scale(1).translate([0, 0]);
const at = ([longitude, latitude]: Position) => projection([longitude!, latitude!])!;
const left = at([frame.west, 0])[0];
const top = at([19, frame.north])[1];
const scale = width / (at([frame.east, 0])[0] - left);
const height = Math.round((at([19, frame.south])[1] - top) * scale);

type Point = [x: number, y: number];
type Ring = Point[];

function place(position: Position): Point {
  const [x, y] = at(position);
  return [Math.round((x - left) * scale), Math.round((y - top) * scale)];
}

function isInFrame(ring: Ring): boolean {
  return ring.some(([x, y]) => x > -margin && x < width + margin && y > -margin && y < height + margin);
}

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** Rounds to whole units, and drops repeated points and those on the line between their neighbors. */
function simplify(ring: Position[]): Ring {
  const points: Ring = [];
  for (const [x, y] of ring.map(place)) {
    const [before, last] = [points.at(-2), points.at(-1)];
    if (last?.[0] === x && last[1] === y) continue;
    if (before && last && (last[0] - before[0]) * (y - last[1]) === (last[1] - before[1]) * (x - last[0]))
      points.pop();
    points.push([x, y]);
  }
  return points;
}

/** Relative lines in the shortest notation. */
function draw(ring: Ring): string {
  const [start, ...rest] = ring as [Point, ...Ring];
  let [x, y] = start;
  const steps = rest.map(([nextX, nextY]) => {
    const [dx, dy] = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return `${dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
  });
  return `M${start.join(" ")}l${steps.join("").trimStart()}z`;
}

function polygonsOf({ geometry }: Country): Position[][][] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

/** The center of a country's largest part. */
function middleOf(country: Country): Point {
  const [largest] = polygonsOf(country)
    .map((coordinates) => ({ type: "Polygon" as const, coordinates }))
    .sort((a, b) => geoArea(b) - geoArea(a));
  return place(geoCentroid(largest!));
}

const shapes: Record<string, { d: string; x: number; y: number }> = {};
let others = "";
for (const country of countries) {
  const rings = polygonsOf(country)
    .map((polygon) => simplify(polygon[0]!))
    .filter((ring) => ring.length > 2 && isInFrame(ring))
    .sort((a, b) => areaOf(b) - areaOf(a));
  const d = rings
    .filter((ring, index) => index === 0 || areaOf(ring) >= smallest)
    .map(draw)
    .join("");
  const code = codeOf(country.properties.name);
  const [x, y] = middleOf(country);
  if (code && x > 0 && x < width && y > 0 && y < height) shapes[code] = { d, x, y };
  else others += d;
}
fs.writeFileSync(target, `${JSON.stringify({ width, height, others, shapes }, null, 2)}\n`);
console.log(
  `${width} x ${height}, ${Object.keys(shapes).length} countries, ${fs.statSync(target).size} bytes`,
);
