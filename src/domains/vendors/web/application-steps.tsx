import { useTranslation } from "#i18n/use-translation.ts";

const steps = ["apply", "review", "list", "sell"] as const;

/** From the application to the first sale. */
export function ApplicationSteps() {
  const { t } = useTranslation("vendors");
  return (
    <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step}>
          <span
            aria-hidden="true"
            className="figures grid size-10 place-items-center rounded-leaf-sm bg-leaf-wash font-display font-semibold text-leaf-ink text-lg"
          >
            {index + 1}
          </span>
          <h3 className="mt-4 font-semibold text-lg">{t(`register.steps.${step}`)}</h3>
          <p className="mt-1 text-ink-soft">{t(`register.steps.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  );
}
