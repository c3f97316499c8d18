import type { Origin } from "#domains/catalogue/contract.ts";
import world from "./world.json" with { type: "json" };

/** A country of the market at its position on the map. */
export type Place = Origin & { x: number; y: number };
export type Direction = "left" | "right" | "up" | "down";
export const regions = ["world", "americas", "africa", "asia"] as const;
export type Region = (typeof regions)[number];

const shapes: Record<string, { d: string; x: number; y: number }> = world.shapes;

/** The countries that fit on the map; others are only on the list. */
export function placesOf(origins: readonly Origin[]): Place[] {
  return origins.flatMap((origin) => {
    const shape = shapes[origin.country];
    return shape ? [{ ...origin, x: shape.x, y: shape.y }] : [];
  });
}

/** The regions of the belt, separated by oceans; the numbers are positions on the map. */
export function regionOf({ x }: Pick<Place, "x">): Exclude<Region, "world"> {
  if (x < 390) return "americas";
  return x < 815 ? "africa" : "asia";
}

export type View = { zoom: number; x: number; y: number };

/** How the map is moved and scaled, so that a region's countries fill the frame. */
export function viewOf(
  places: readonly Place[],
  region: Region,
  frame: { width: number; height: number },
): View {
  const shown = region === "world" ? [] : places.filter((place) => regionOf(place) === region);
  const edge = 45;
  const [left, right, top, bottom] =
    shown.length === 0
      ? [0, world.width, 0, world.height]
      : [
          Math.min(...shown.map(({ x }) => x)) - edge,
          Math.max(...shown.map(({ x }) => x)) + edge,
          Math.min(...shown.map(({ y }) => y)) - edge,
          Math.max(...shown.map(({ y }) => y)) + edge,
        ];
  const zoom = Math.min(frame.width / (right - left), frame.height / (bottom - top), 4);
  return {
    zoom,
    x: frame.width / 2 - (zoom * (left + right)) / 2,
    y: frame.height / 2 - (zoom * (top + bottom)) / 2,
  };
}

const turns: Record<Direction, (dx: number, dy: number) => [ahead: number, aside: number]> = {
  left: (dx, dy) => [-dx, Math.abs(dy)],
  right: (dx, dy) => [dx, Math.abs(dy)],
  up: (dx, dy) => [-dy, Math.abs(dx)],
  down: (dx, dy) => [dy, Math.abs(dx)],
};

/** The next country in a direction: near, and more ahead than aside. Undefined at the map's end. */
export function nextPlace(
  places: readonly Place[],
  from: Pick<Place, "x" | "y">,
  direction: Direction,
): Place | undefined {
  let best: { place: Place; way: number } | undefined;
  for (const place of places) {
    const [ahead, aside] = turns[direction](place.x - from.x, place.y - from.y);
    if (ahead <= 0 || aside > 2.2 * ahead) continue;
    const way = ahead + 1.6 * aside;
    if (!best || way < best.way) best = { place, way };
  }
  return best?.place;
}
