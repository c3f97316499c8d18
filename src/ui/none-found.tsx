import { Link, type To } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Illustration } from "./illustration.tsx";

type NoneFoundProps = {
  title: string;
  text: string;
  /** The list without search and filter. */
  clearTo: To;
  headingLevel?: "h2" | "h3";
};

/** The list is not empty, but nothing in it matches. */
export function NoneFound({ clearTo, ...words }: NoneFoundProps) {
  const { t } = useTranslation("ui");
  return (
    <EmptyState
      {...words}
      illustration={<Illustration name="search" />}
      action={
        <Button asChild variant="secondary">
          <Link to={clearTo} preventScrollReset>
            {t("clearSearch")}
          </Link>
        </Button>
      }
    />
  );
}
