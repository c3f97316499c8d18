import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";

const steps = ["cart", "shipping", "payment"] as const;

/** The steps to an order; the cart is a link back. */
export function CheckoutSteps() {
  const { t } = useTranslation("checkout");
  return (
    <ol
      aria-label={t("steps.label")}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm sm:gap-x-4"
    >
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === "shipping" ? "step" : undefined}
          className="flex items-center gap-2 sm:gap-3"
        >
          {index > 0 && <span aria-hidden="true" className="hidden h-px w-5 bg-edge xs:block sm:w-10" />}
          <span
            aria-hidden="true"
            className={cn(
              "figures grid size-6 shrink-0 place-items-center rounded-full font-semibold text-xs",
              step === "cart" && "bg-leaf text-on-leaf",
              step === "shipping" && "bg-cherry text-on-cherry",
              step === "payment" && "border border-edge text-ink-soft",
            )}
          >
            {step === "cart" ? <Icon name="check" className="size-3.5 stroke-3" /> : index + 1}
          </span>
          {step === "cart" ? (
            <Link to={href("/cart")} className="text-link">
              {t("steps.cart")}
            </Link>
          ) : (
            <span className={step === "shipping" ? "font-semibold" : "text-ink-soft"}>
              {t(`steps.${step}`)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
