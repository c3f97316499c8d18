import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "#client/session.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { Illustration } from "#ui/illustration.tsx";

/** Where the application stands: none, waiting, approved. */
export function ApplicationState() {
  const { t } = useTranslation("vendors");
  const vendor = useSession()?.vendor;
  if (!vendor) {
    return (
      <EmptyState
        headingLevel="h1"
        illustration={<Illustration name="sack" />}
        title={t("pending.noneTitle")}
        text={t("pending.noneText")}
        action={
          <Button asChild>
            <Link to="/vendor/register">{t("pending.become")}</Link>
          </Button>
        }
      />
    );
  }
  if (vendor.isApproved) {
    return (
      <EmptyState
        headingLevel="h1"
        illustration={<Illustration name="branch" />}
        title={t("pending.approvedTitle")}
        text={t("pending.approvedText")}
        action={
          <Button asChild>
            <Link to="/vendor/dashboard">{t("pending.toDashboard")}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel="h1"
      illustration={<Illustration name="letter" />}
      title={t("pending.title")}
      text={t("pending.text")}
      action={
        <>
          <FactsTable
            className="mb-2 w-full text-left"
            facts={[
              { label: t("pending.company"), value: vendor.companyName },
              {
                label: t("pending.status"),
                value: <Badge tone="yellow">{t("pending.statusPending")}</Badge>,
              },
            ]}
          />
          <Button asChild variant="secondary">
            <Link to="/products">{t("pending.browse")}</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/contact">{t("pending.contact")}</Link>
          </Button>
        </>
      }
    />
  );
}
