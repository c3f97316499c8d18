import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import type { roastLevels } from "../categories.ts";

type RoastLevel = (typeof roastLevels)[number];

const steps = [
  { level: "light", look: "fill-roast-light" },
  { level: "medium-light", look: "fill-roast-medium-light" },
  { level: "medium", look: "fill-roast-medium" },
  { level: "medium-dark", look: "fill-roast-medium-dark" },
  { level: "dark", look: "fill-roast-dark" },
] as const;

/** The roast level on five beans, the own one large. Products that are never roasted have no scale. */
export function ProductRoastScale({ level, className }: { level: RoastLevel; className?: string }) {
  const { t } = useTranslation("catalogue");
  const place = steps.findIndex((step) => step.level === level);
  if (place < 0) return null;
  return (
    <svg
      viewBox="0 0 200 40"
      role="img"
      aria-label={t("roastPlace", { level: t(`roast.${level}`), n: place + 1, total: steps.length })}
      className={className}
    >
      <path d="M20 20h160" className="stroke-line" strokeWidth="2" />
      {steps.map(({ level: name, look }, index) => (
        <g
          key={name}
          transform={`translate(${20 + index * 40} 20) rotate(24) scale(${index === place ? 1.25 : 0.7})`}
        >
          <ellipse
            rx="10"
            ry="14"
            className={cn("stroke-edge", look)}
            strokeWidth={index === place ? 1 : 1.5}
          />
          <path
            d="M1-14C-5-6 6 5-1 14"
            fill="none"
            className="stroke-surface"
            strokeOpacity=".6"
            strokeWidth="1.6"
          />
        </g>
      ))}
    </svg>
  );
}
