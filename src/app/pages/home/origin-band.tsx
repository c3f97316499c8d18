import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#client/queries.ts";
import { useLatePart } from "#client/use-late-part.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";
import { useNearSight } from "#ui/use-near-sight.ts";
import { OriginList } from "./origin-list.tsx";
import type { OriginMapProps } from "./origin-map.tsx";
import { OriginPanel } from "./origin-panel.tsx";
import worldPicture from "./world.svg";

const loadMap = () => import("./origin-map.tsx").then((module) => module.OriginMap);

/** Coffee origins: a map to explore, and the same as a list. The map loads when it is nearly in view. */
export function OriginBand() {
  const { t } = useTranslation();
  const { data } = useQuery(queries.catalogue.listOrigins.queryOptions({ input: {} }));
  const [chosen, setActive] = useState<string | null>(null);
  const [OriginMap, wantMap] = useLatePart<OriginMapProps>(loadMap);
  const place = useNearSight(wantMap);
  const origins = data?.items ?? [];
  const active = origins.find(({ country }) => country === chosen) ?? origins[0];
  if (!active) return null;
  return (
    <Section tone="surface" space="lg" className="border-line border-y">
      <Container width="wide">
        <SectionHeading title={t("home.origins.title")} lead={t("home.origins.lead")} />
        <div className="grid gap-6 xl:grid-cols-[1fr_19rem] xl:items-end">
          <div ref={place} className="min-w-0">
            {OriginMap ? (
              <OriginMap origins={origins} active={active.country} onActive={setActive} />
            ) : (
              // The same countries as a picture: it needs no code.
              <img
                src={worldPicture}
                alt=""
                width={1200}
                height={399}
                loading="lazy"
                className="mt-13 aspect-[523/399] rounded-leaf bg-sunken object-cover object-[22%_50%] md:aspect-[1200/399]"
              />
            )}
          </div>
          <OriginPanel origin={active} />
        </div>
        <div className="mt-8">
          <OriginList origins={origins} onActive={setActive} />
        </div>
      </Container>
    </Section>
  );
}
