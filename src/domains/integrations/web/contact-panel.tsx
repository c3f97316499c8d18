import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import type { ApiClient } from "#client/api-client.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Price } from "#ui/price.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { PanelHeading } from "./panel-heading.tsx";

type Terms = NonNullable<Awaited<ReturnType<ApiClient["plans"]["getEnterpriseTerms"]>>["terms"]>;

/** The account manager, the agreed terms, and a link to the shop's colors. */
export function ContactPanel() {
  const { t } = useTranslation("integrations");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.plans.getEnterpriseTerms.queryOptions({ input: {} }),
  );
  return (
    <div className="grid gap-8">
      <PanelHeading title={t("manager.title")} lead={t("manager.lead")} />
      {!data && !isError && <Skeleton className="h-48" />}
      {!data && isError && (
        <ErrorState message={t("manager.loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.terms && <ContactCard terms={data.terms} />}
      {data && !data.terms && (
        <EmptyState
          headingLevel="h3"
          title={t("manager.noneTitle")}
          text={t("manager.noneText")}
          action={
            <Button asChild>
              <Link to={withQuery(href("/contact"), { subject: "enterprise" })}>{t("manager.contact")}</Link>
            </Button>
          }
        />
      )}
      <Card tone="sunken" className="flex-row flex-wrap items-center gap-5">
        <Icon name="palette" className="size-8 shrink-0 text-leaf-ink" />
        <div className="min-w-0 flex-1 basis-60">
          <CardTitle as="h3">{t("manager.coloursTitle")}</CardTitle>
          <p className="text-ink-soft">{t("manager.coloursText")}</p>
        </div>
        <Button asChild variant="secondary">
          <Link to="?tab=shop">{t("manager.coloursLink")}</Link>
        </Button>
      </Card>
    </div>
  );
}

function ContactCard({ terms }: { terms: Terms }) {
  const { t } = useTranslation("integrations");
  const { managerName, managerEmail, managerPhone, priceCents, agreedAt } = terms;
  return (
    <Card tone="lifted" padding="lg" className="gap-6">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={managerName} size="lg" />
        <div className="min-w-0">
          <h3 className="break-words font-display font-semibold text-heading">{managerName}</h3>
          <p className="break-all text-ink-soft">{managerEmail}</p>
          {managerPhone && <p className="figures text-ink-soft">{managerPhone}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href={`mailto:${managerEmail}`}>
            <Icon name="mail" />
            {t("manager.write")}
          </a>
        </Button>
        {managerPhone && (
          <Button asChild variant="secondary">
            <a href={`tel:${managerPhone}`}>
              <Icon name="phone" />
              {t("manager.call")}
            </a>
          </Button>
        )}
      </div>
      <dl className="grid gap-x-8 gap-y-3 border-line border-t pt-5 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">{t("manager.price")}</dt>
          <dd>
            <Price cents={priceCents} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t("manager.since")}</dt>
          <dd className="font-semibold">{formatDate(agreedAt)}</dd>
        </div>
      </dl>
    </Card>
  );
}
