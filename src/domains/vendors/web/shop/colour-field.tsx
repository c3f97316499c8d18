import { useId } from "react";
import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { inkOn } from "../../shop-rules.ts";

type ColourFieldProps = {
  company: string;
  isIncluded: boolean;
  value: string | null;
  onChange: (color: string | null) => void;
};

/** The initial color once one is wanted: the leaf's. */
const firstColour = "#2c6a3d";

/** The color of the band above the shop's page; its text is black or white, whichever contrasts more. */
export function ColourField({ company, isIncluded, value, onChange }: ColourFieldProps) {
  const { t } = useTranslation("vendors");
  const { t: tShop } = useTranslation("vendorShop");
  const id = useId();
  if (!isIncluded) {
    return (
      <div>
        <p className="mb-2 font-semibold text-sm">{tShop("colour")}</p>
        <InlineNotice tone="info">
          {tShop("colourPlan")}{" "}
          <Link to={href("/vendor-subscription")} className="text-link">
            {t("dashboard.planLink")}
          </Link>
        </InlineNotice>
      </div>
    );
  }
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {tShop("colour")}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          type="color"
          value={value ?? firstColour}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-16 cursor-pointer rounded-lg border-[1.5px] border-edge bg-surface p-1"
        />
        {value && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            {tShop("noColour")}
          </Button>
        )}
      </div>
      <p
        className="wrap-anywhere mt-3 rounded-leaf-sm bg-sunken px-4 py-3 font-display font-semibold text-subheading"
        style={value ? { backgroundColor: value, color: inkOn(value) } : undefined}
      >
        {company}
      </p>
      <p className="mt-2 text-ink-soft text-sm">{tShop("colourHint")}</p>
    </div>
  );
}
