import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** A vendor that does not exist, or is currently not selling. */
export function VendorNotFound() {
  const { t } = useTranslation("vendors");
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-leaf-lg bg-sunken p-6 sm:p-9">
      <Illustration name="sack" />
      <div className="min-w-0 flex-1 basis-64">
        <PageHeading title={t("notFound")} lead={t("stall.notFoundText")} />
        <Button asChild variant="secondary" className="mt-5">
          <Link to={href("/products")}>{t("stall.allProducts")}</Link>
        </Button>
      </div>
    </div>
  );
}
