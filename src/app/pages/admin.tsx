import { useQuery } from "@tanstack/react-query";
import { Globe2, Package, Store } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/admin.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await client.prefetchQuery(queries.catalogue.getMarketCounts.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

/** The frame of the administrators' dashboard; its sixteen panels come with their own issue. */
export default function AdminPage() {
  const { t } = useTranslation("accounts");
  const { data } = useQuery(queries.catalogue.getMarketCounts.queryOptions({ input: {} }));
  const counts = [
    { label: t("admin.products"), value: data?.products, icon: <Package /> },
    { label: t("admin.vendors"), value: data?.vendors, icon: <Store /> },
    { label: t("admin.countries"), value: data?.countries, icon: <Globe2 /> },
  ];
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta title={t("admin.title")} isPrivate />
      <PageHeading title={t("admin.title")} lead={t("admin.lead")} />
      <div className="grid gap-4 sm:grid-cols-3">
        {counts.map(({ label, value, icon }) => (
          <StatCard key={label} label={label} value={value} icon={icon} loading={value === undefined} />
        ))}
      </div>
      <EmptyState
        illustration={<Illustration name="sack" />}
        title={t("admin.soonTitle")}
        text={t("admin.soonText")}
        action={
          <Button asChild variant="secondary">
            <Link to="/products">{t("admin.market")}</Link>
          </Button>
        }
      />
    </Container>
  );
}
