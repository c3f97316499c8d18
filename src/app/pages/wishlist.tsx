import { useTranslation } from "react-i18next";
import { PageInPreparation } from "../page-in-preparation.tsx";

export default function WishlistPage() {
  const { t } = useTranslation();
  return <PageInPreparation title={t("pages.wishlist")} />;
}
