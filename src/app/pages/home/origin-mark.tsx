import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { href, Link } from "react-router";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import type { Place } from "./origin-places.ts";

type OriginMarkProps = {
  place: Place;
  /** The country's outline; some islands are too small for one. */
  shape: string | undefined;
  /** The map's scale: the mark keeps its size. */
  zoom: number;
  isActive: boolean;
  /** The one mark in the tab order. */
  isStop: boolean;
  onActive: (country: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A finger's width; where countries are closer together, the list beside the map has them all. */
const reach = 13;

/** A country's mark, sized by its number of products. The first touch shows the country, the second opens it. */
export function OriginMark(props: OriginMarkProps) {
  const { place, shape, zoom, isActive, isStop, onActive, onKeyDown } = props;
  const { t } = useTranslation();
  const countryName = useCountryName();
  const isFirstTouch = useRef(false);
  const { country, productCount, x, y } = place;
  const radius = Math.min(3 + Math.sqrt(productCount), 11) + (isActive ? 1.5 : 0);
  const onClick = (event: MouseEvent) => {
    if (isFirstTouch.current) event.preventDefault();
    isFirstTouch.current = false;
    onActive(country);
  };
  return (
    <Link
      to={withQuery(href("/products"), { origin: country })}
      data-country={country}
      tabIndex={isStop ? 0 : -1}
      aria-label={t("home.origins.label", { country: countryName(country), count: productCount })}
      onKeyDown={onKeyDown}
      onFocus={() => onActive(country)}
      onPointerEnter={(event) => event.pointerType === "mouse" && onActive(country)}
      onPointerDown={(event) => {
        // Recorded here: the touch's focus selects the country before the click.
        isFirstTouch.current = event.pointerType !== "mouse" && !isActive;
      }}
      onClick={onClick}
      className="group outline-none"
    >
      <path
        d={shape}
        className={`transition-[fill] ${isActive ? "fill-leaf" : "fill-leaf/45 group-hover:fill-leaf"}`}
      />
      <circle cx={x} cy={y} r={reach / zoom} className="fill-transparent stroke-none" />
      <circle
        cx={x}
        cy={y}
        r={(radius + 3.5) / zoom}
        className="fill-none stroke-3 stroke-transparent [vector-effect:non-scaling-stroke] group-focus-visible:stroke-focus"
      />
      <circle
        cx={x}
        cy={y}
        r={radius / zoom}
        className="fill-cherry stroke-[1.5] stroke-surface [vector-effect:non-scaling-stroke]"
      />
    </Link>
  );
}
