import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { signInPath } from "#client/sign-in-path.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ApplicationReview } from "./application-review.tsx";

/** The application's state: none, waiting, rejected, with the decision. The page's loader redirects an approved vendor. */
export function ApplicationState({ decision }: { decision: ReactNode }) {
  const { t } = useTranslation("vendors");
  const session = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.vendors.getApplication.queryOptions({ input: {} }),
    enabled: Boolean(session?.vendor),
  });
  if (!session?.vendor) {
    return (
      <EmptyState
        headingLevel="h1"
        illustration={<Illustration name="sack" />}
        title={t("pending.noneTitle")}
        text={t(session ? "pending.noneText" : "pending.signedOutText")}
        action={
          <>
            <Button asChild>
              <Link to={href("/vendor/register")}>{t("pending.become")}</Link>
            </Button>
            {!session && (
              <Button asChild variant="secondary">
                <Link to={signInPath(href("/vendor/pending"))}>{t("pending.signIn")}</Link>
              </Button>
            )}
          </>
        }
      />
    );
  }
  if (isError && !data)
    return <ErrorState headingLevel="h1" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96" />;
  return <ApplicationReview application={data} decision={decision} />;
}
