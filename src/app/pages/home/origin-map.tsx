import { type KeyboardEvent, useRef, useState } from "react";
import type { Origin } from "#domains/catalogue/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Chip } from "#ui/chip.tsx";
import { OriginMark } from "./origin-mark.tsx";
import {
  type Direction,
  nextPlace,
  placesOf,
  type Region,
  regionOf,
  regions,
  viewOf,
} from "./origin-places.ts";
import { useIsSmall } from "./use-is-small.ts";
import world from "./world.json" with { type: "json" };

export type OriginMapProps = {
  origins: readonly Origin[];
  active: string;
  onActive: (country: string) => void;
};

const directions: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const shapes: Record<string, { d: string }> = world.shapes;
const narrow = 523;

/** The coffee belt. One tab stop; arrow keys move between countries. */
export function OriginMap({ origins, active, onActive }: OriginMapProps) {
  const { t } = useTranslation();
  const isSmall = useIsSmall();
  const map = useRef<SVGSVGElement>(null);
  const [chosen, setRegion] = useState<Region | null>(null);
  const region = chosen ?? (isSmall ? "americas" : "world");
  const places = placesOf(origins);
  const frame = { width: isSmall ? narrow : world.width, height: world.height };
  const view = viewOf(places, region, frame);
  const stop = places.find(({ country }) => country === active) ?? places[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || !stop) return;
    event.preventDefault();
    const next = nextPlace(places, stop, direction);
    if (!next) return;
    if (region !== "world") setRegion(regionOf(next));
    map.current?.querySelector<SVGElement>(`[data-country="${next.country}"]`)?.focus();
  };
  const sold = new Set(places.map(({ country }) => country));
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t("home.origins.regions")}</legend>
        {regions.map((one) => (
          <Chip
            key={one}
            label={t(`home.origins.${one}`)}
            pressed={one === region}
            onClick={() => setRegion(one)}
          />
        ))}
      </fieldset>
      <nav aria-label={t("home.origins.map")} className="group/map">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it has the name; a title would hang over the map */}
        <svg
          ref={map}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className="block w-full rounded-leaf bg-sunken"
        >
          <g
            className="stroke-sunken transition-transform duration-700 ease-settle [&_path]:[vector-effect:non-scaling-stroke]"
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
          >
            <path d={world.others} className="fill-line" />
            {Object.entries(shapes).map(
              ([country, { d }]) => !sold.has(country) && <path key={country} d={d} className="fill-line" />,
            )}
            {places.map((place) => (
              <OriginMark
                key={place.country}
                place={place}
                shape={shapes[place.country]?.d}
                zoom={isSmall ? (view.zoom * 328) / narrow : view.zoom}
                isActive={place.country === active}
                isStop={place === stop}
                onActive={onActive}
                onKeyDown={onKeyDown}
              />
            ))}
          </g>
        </svg>
        <p className="mt-2 text-ink-soft text-sm not-group-focus-within/map:sr-only">
          {t("home.origins.keys")}
        </p>
      </nav>
    </>
  );
}
