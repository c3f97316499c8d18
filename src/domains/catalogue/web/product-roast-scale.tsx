import { useTranslation } from "react-i18next";
import type { roastLevels } from "../categories.ts";

type RoastLevel = (typeof roastLevels)[number];

/** The colours that beans take in the roaster, light to dark; pictures of a thing, the same in both themes. */
const steps = [
  { level: "light", shade: "#b98650" },
  { level: "medium-light", shade: "#9a6a3a" },
  { level: "medium", shade: "#7a4c28" },
  { level: "medium-dark", shade: "#573219" },
  { level: "dark", shade: "#34190c" },
] as const;

/** How dark it is roasted: five beans, its own the large one. What is never roasted has no scale. */
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
      {steps.map(({ level: name, shade }, index) => (
        <g
          key={name}
          transform={`translate(${20 + index * 40} 20) rotate(24) scale(${index === place ? 1.25 : 0.7})`}
        >
          <ellipse
            rx="10"
            ry="14"
            fill={shade}
            className="stroke-edge"
            strokeWidth={index === place ? 1 : 1.5}
          />
          <path d="M1-14C-5-6 6 5-1 14" fill="none" stroke="#f7ecdd" strokeOpacity=".55" strokeWidth="1.6" />
        </g>
      ))}
    </svg>
  );
}
