import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { SessionView } from "#domains/accounts/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { EmailText } from "./email-text.tsx";

type ProfileFactsProps = { session: SessionView; headingLevel: "h2" | "h3" };

/** A user's data: name, email, member since, roles; phone and address are those of the latest order. */
export function ProfileFacts({ session, headingLevel }: ProfileFactsProps) {
  const { t } = useTranslation("accounts");
  const countryName = useCountryName();
  const { data, isError, isFetching, refetch } = useQuery(
    queries.checkout.getLastAddress.queryOptions({ input: {} }),
  );
  const notGiven = <span className="font-normal text-ink-soft">{t("settings.notGiven")}</span>;
  const address = data && [
    data.line1,
    data.line2,
    data.city,
    [data.state, data.postalCode].filter(Boolean).join(" "),
    countryName(data.country),
  ];
  const facts = [
    { label: t("fields.fullName"), value: session.fullName || notGiven },
    { label: t("fields.emailAddress"), value: <EmailText email={session.email} /> },
    { label: t("fields.phone"), value: data?.phone ?? notGiven },
    { label: t("fields.address"), value: address?.filter(Boolean).join(", ") ?? notGiven },
    {
      label: t("settings.memberSince"),
      value: session.memberSince ? formatDate(session.memberSince) : t("dashboard.recently"),
    },
    {
      label: t("settings.role"),
      value: (
        <span className="flex flex-wrap gap-2">
          {session.roles.map((role) => (
            <Badge key={role} tone="outline">
              {t(`settings.roles.${role}`)}
            </Badge>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Card>
      <CardTitle as={headingLevel} className="mb-4">
        {t("settings.account")}
      </CardTitle>
      <FactsTable facts={facts} />
      {data && <p className="mt-4 text-ink-soft text-sm">{t("settings.fromLastOrder")}</p>}
      <InlineRetry
        className="mt-2"
        isShown={isError}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
