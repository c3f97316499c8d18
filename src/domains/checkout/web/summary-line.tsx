import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";
import { formatUsd } from "#kernel/money.ts";
import { Picture } from "#ui/picture.tsx";

export type SummaryLineView = {
  productId: string;
  name: string;
  /** Of the name, where it is not the page's. */
  language?: Language | undefined;
  imageUrl: string;
  quantity: number;
  totalCents: number;
};

export function SummaryLine({ line }: { line: SummaryLineView }) {
  const { t } = useTranslation("checkout");
  return (
    <li className="flex items-center gap-3">
      <span className="size-14 shrink-0 overflow-hidden rounded-leaf-sm">
        <Picture src={line.imageUrl} alt="" sizes="56px" width={56} height={56} />
      </span>
      <span className="min-w-0 flex-1 text-sm leading-snug">
        <span className="text-ink-soft">{t("quantityTimes", { quantity: line.quantity })}</span>{" "}
        <span lang={line.language}>{line.name}</span>
      </span>
      <span className="figures font-semibold text-sm">{formatUsd(line.totalCents)}</span>
    </li>
  );
}
