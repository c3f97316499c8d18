import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** A stall that is not there: never, no more, or not at the moment. */
export function VendorNotFound() {
  const { t } = useTranslation("vendors");
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-leaf-lg bg-sunken p-6 sm:p-9">
      <Illustration name="sack" />
      <div className="min-w-0 flex-1 basis-64">
        <PageHeading title={t("notFound")} lead={t("stall.notFoundText")} />
        <Button asChild variant="secondary" className="mt-5">
          <Link to="/products">{t("stall.allProducts")}</Link>
        </Button>
      </div>
    </div>
  );
}
