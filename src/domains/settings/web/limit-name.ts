import { useTranslation } from "#i18n/use-translation.ts";
import type words from "../locales/en.json";

const parts = ["sender", "pair", "recipient"] as const;

/** What a rate limit is called; those of sending are three, by whom they count. */
export function useLimitName(): (limit: string) => string {
  const { t } = useTranslation("settings");
  const nameOf = (limit: string) => t(`limits.names.${limit as keyof (typeof words)["limits"]["names"]}`);
  return (limit) => {
    const part = parts.find((one) => limit.endsWith(`_${one}`));
    if (!part) return nameOf(limit);
    return `${nameOf(limit.slice(0, -part.length - 1))} · ${t(`limits.parts.${part}`)}`;
  };
}
