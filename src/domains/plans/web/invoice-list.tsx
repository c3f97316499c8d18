import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const tones: Record<"open" | "paid" | "uncollectible" | "void", BadgeTone> = {
  open: "yellow",
  paid: "green",
  uncollectible: "red",
  void: "grey",
};

/** The plan's invoices; each opens on the provider's page, to print or pay. */
export function InvoiceList() {
  const { t } = useTranslation("plans");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.plans.listInvoices.queryOptions({ input: {} }),
  );
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-5 font-display font-semibold text-heading">
        {t("invoices.title")}
      </h2>
      <InlineRetry isShown={isError && !data} isRetrying={isFetching} onRetry={() => void refetch()} />
      {!data && !isError && <Skeleton className="h-32" />}
      {data?.items.length === 0 && <p className="text-ink-soft">{t("invoices.none")}</p>}
      {data && data.items.length > 0 && (
        <Card className="py-2 sm:py-2">
          <ul>
            {data.items.map((invoice) => (
              <li
                key={invoice.id}
                className="flex flex-wrap items-center gap-x-5 gap-y-1 border-line py-3 not-first:border-t"
              >
                <span className="min-w-28">{formatDate(invoice.createdAt)}</span>
                <span className="figures min-w-20 font-semibold">{formatUsd(invoice.totalCents)}</span>
                <Badge tone={tones[invoice.status]}>{t(`invoices.status.${invoice.status}`)}</Badge>
                <span className="figures min-w-0 flex-1 truncate text-ink-soft text-sm max-sm:basis-full">
                  {invoice.number}
                </span>
                {invoice.url && (
                  <a
                    href={invoice.url}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-6 items-center text-cherry-ink underline pointer-coarse:min-h-11"
                  >
                    {t(invoice.status === "open" ? "invoices.pay" : "invoices.open")}
                    <span className="sr-only">
                      {" "}
                      {t("invoices.of", { date: formatDate(invoice.createdAt) })} ({t("newTab")})
                    </span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
