import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import type { VendorView } from "../shapes.ts";

/** Its certifications, and what they mean to a buyer. Marked as self-declared. */
export function VendorCertifications({ certifications }: Pick<VendorView, "certifications">) {
  const { t } = useTranslation("vendors");
  if (certifications.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="sr-only">{t("stall.certifications")}</h2>
      <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
        {certifications.map((one) => (
          <li key={one} className="flex gap-3">
            <Icon name="award" className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
            <div className="min-w-0">
              <h3 className="font-semibold">{t(`certification.${one}`)}</h3>
              <p className="text-ink-soft text-sm">{t(`stall.certificationText.${one}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-xs">{t("stall.claimed")}</p>
    </section>
  );
}
