import { Link } from "react-router";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { cn } from "#ui/class-names.ts";
import type { ApplicationState, BusinessType } from "../../application-rules.ts";
import { useAge } from "./use-age.ts";

type VendorRowProps = {
  vendor: {
    companyName: string;
    country: string;
    businessType: BusinessType;
    state: ApplicationState;
    isPaused: boolean;
    isSuspended: boolean;
    submittedAt: string;
    waitingHours: number;
  };
  to: string;
  isOpen: boolean;
};

/** Waiting longer than this counts as late. */
const lateHours = 72;

/** One vendor of the list; the link covers it. */
export function VendorRow({ vendor, to, isOpen }: VendorRowProps) {
  const { t } = useTranslation("vendorReview");
  const { t: tVendor } = useTranslation("vendors");
  const countryName = useCountryName();
  const sayAge = useAge();
  const { state, waitingHours } = vendor;
  return (
    <li
      className={cn(
        "relative rounded-leaf-sm border bg-surface px-4 py-3.5 transition-colors hover:border-ink",
        isOpen ? "border-cherry-ink bg-cherry-wash" : "border-line",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <Link
          to={to}
          preventScrollReset
          aria-current={isOpen ? "true" : undefined}
          className="wrap-anywhere min-w-0 font-semibold no-underline after:absolute after:inset-0 after:rounded-leaf-sm"
        >
          {vendor.companyName || t("erased")}
        </Link>
        {vendor.isSuspended && <Badge tone="red">{t("suspended")}</Badge>}
        {vendor.isPaused && <Badge tone="grey">{t("paused")}</Badge>}
      </div>
      <p className="mt-0.5 text-ink-soft text-sm">
        {tVendor(`type.${vendor.businessType}`)} · {countryName(vendor.country)}
      </p>
      <p
        className={cn(
          "mt-1 text-sm",
          waitingHours >= lateHours ? "font-semibold text-danger-ink" : "text-ink-soft",
        )}
      >
        {state === "waiting"
          ? sayAge(waitingHours)
          : t("handedInOn", { date: formatDate(vendor.submittedAt) })}
      </p>
    </li>
  );
}
