// Who joins works with these words next.
import "#i18n/work-words.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { signInPath } from "#client/sign-in-path.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { usePress } from "#ui/presses.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type Invitation = NonNullable<Awaited<ReturnType<typeof api.team.findInvitation>>>;

/** Where the link of an invitation leads: whose team, as what, and a button that joins it. */
export function JoinTeam({ token }: { token: string }) {
  const { t } = useTranslation("invitation");
  const { data, error, isFetching, refetch } = useQuery(
    queries.team.findInvitation.queryOptions({ input: { token } }),
  );
  if (data) return <Invited token={token} invitation={data} />;
  if (data === undefined && !error) return <Skeleton className="h-96" />;
  if (error && !isOver(error))
    return <ErrorState headingLevel="h1" onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <EmptyState
      headingLevel="h1"
      illustration={<Illustration name="sack" />}
      title={t("overTitle")}
      text={t("overText")}
      action={
        <Button asChild>
          <Link to={href("/")}>{t("home")}</Link>
        </Button>
      }
    />
  );
}

/** A link that lost its end on the way is as little worth as an old one. */
const isOver = (error: unknown) =>
  ["NOT_FOUND", "BAD_REQUEST"].includes(String((error as { code?: unknown }).code));

function Invited({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation("invitation");
  const { companyName: company, role, email, expiresAt } = invitation;
  return (
    <Card tone="lifted" padding="lg" className="mx-auto w-full max-w-2xl gap-6">
      <PageHeading title={t("title", { company })} lead={t("lead", { company })} />
      <dl className="grid gap-4 rounded-leaf bg-sunken p-5 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">{t("role")}</dt>
          <dd className="font-semibold">{t(`roles.${role}`)}</dd>
          <dd className="text-ink-soft text-sm">{t(`may.${role}`)}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t("for")}</dt>
          <dd className="break-all font-semibold">{email}</dd>
          <dd className="text-ink-soft text-sm">{t("until", { date: formatDate(expiresAt) })}</dd>
        </div>
      </dl>
      <Answer token={token} invitation={invitation} />
    </Card>
  );
}

/** What the reader can do next: sign in, change the account, or join. */
function Answer({
  token,
  invitation: { companyName: company, email },
}: {
  token: string;
  invitation: Invitation;
}) {
  const { t } = useTranslation("invitation");
  const session = useSession();
  const here = withQuery(href("/vendor/register"), { invitation: token });
  if (!session)
    return (
      <div className="grid gap-4">
        <p>{t("signIn")}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to={signInPath(here)}>{t("toSignIn")}</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to={withQuery(href("/auth"), { from: here, tab: "signup" })}>{t("toSignUp")}</Link>
          </Button>
        </div>
      </div>
    );
  if (session.email.toLowerCase() !== email.toLowerCase())
    return <InlineNotice tone="warning">{t("otherAddress", { email: session.email })}</InlineNotice>;
  if (session.vendor?.companyName === company)
    return (
      <Button asChild size="lg" className="justify-self-start">
        <Link to={href("/vendor/dashboard")}>{t("toDashboard")}</Link>
      </Button>
    );
  if (session.vendor)
    return <InlineNotice tone="warning">{t("hasShop", { shop: session.vendor.companyName })}</InlineNotice>;
  return <JoinButton token={token} company={company} />;
}

function JoinButton({ token, company }: { token: string; company: string }) {
  const { t } = useTranslation("invitation");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const join = async () => {
    setFailure(null);
    setBusy(true);
    try {
      await api.team.acceptInvitation({ token });
      await changeSession("USER_UPDATED");
      await navigate(href("/vendor/dashboard"), { replace: true });
      notify.success(t("joined", { company }));
    } catch (error) {
      logError(error);
      if (isOver(error)) await queryClient.invalidateQueries({ queryKey: queries.team.key() });
      else setFailure(describeError(tErrors, error).text);
    }
    setBusy(false);
  };
  const press = usePress("join-team", () => void join());
  return (
    <div className="grid gap-4">
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
      <Button {...press} size="lg" className="justify-self-start" loading={isBusy}>
        {t("join", { company })}
      </Button>
      <p className="text-ink-soft text-sm">{t("note")}</p>
    </div>
  );
}
