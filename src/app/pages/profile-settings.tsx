import { href, useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { ProfileDraft } from "#domains/accounts/web/profile-draft.tsx";
import { ProfilePanel } from "#domains/accounts/web/profile-panel.tsx";
import { useOpenTabInView } from "#domains/accounts/web/use-open-tab-in-view.ts";
import { AddressesPanel } from "#domains/checkout/web/addresses/addresses-panel.tsx";
import { PreferencesPanel } from "#domains/notifications/web/preferences-panel.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Container } from "#ui/container.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/profile-settings.ts";
import { PrivacyAndReports } from "./profile-settings/privacy-and-reports.tsx";
import { SecurityPanel } from "./profile-settings/security-panel.tsx";

/** The page's tabs, the first one being the default (`?panel=`). To add one, add a line here and its name. */
const panels = [
  { name: "profile", icon: "user-round", Panel: ProfilePanel },
  { name: "addresses", icon: "map-pin", Panel: AddressesPanel },
  { name: "security", icon: "lock", Panel: SecurityPanel },
  { name: "notifications", icon: "bell", Panel: PreferencesPanel },
  { name: "privacy", icon: "shield-check", Panel: PrivacyAndReports },
] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const { getUser, countRecoveryCodes, listSessions } = queries.auth;
  if (url.searchParams.get("panel") === "security")
    await Promise.all([
      client.prefetchQuery(getUser.queryOptions({ input: {} })),
      client.prefetchQuery(countRecoveryCodes.queryOptions({ input: {} })),
      client.prefetchQuery(listSessions.queryOptions({ input: {} })),
    ]);
  else if (url.searchParams.get("panel") === "notifications")
    await client.prefetchQuery(queries.notifications.getNotificationPreferences.queryOptions({ input: {} }));
  else if (url.searchParams.get("panel") === "addresses")
    await client.prefetchQuery(queries.checkout.listAddresses.queryOptions({ input: {} }));
  else await client.prefetchQuery(queries.checkout.getLastAddress.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

/** Client navigation opens the page and its tabs at once, and the panels fetch what is not in the cache. */
export const clientLoader = () => null;

export default function ProfileSettingsPage() {
  const { t } = useTranslation("accounts");
  const session = useSession();
  const wanted = useSearchParams()[0].get("panel");
  const current = panels.find((panel) => panel.name === wanted) ?? panels[0];
  const list = useOpenTabInView(panels.indexOf(current));
  if (!session) return null;
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta />
      <div className="grid gap-4">
        <Breadcrumb
          items={[{ label: t("dashboard.title"), to: href("/dashboard") }, { label: t("settings.title") }]}
        />
        <PageHeading title={t("settings.title")} lead={t("settings.lead")} />
      </div>
      <ProfileDraft session={session}>
        <Tabs value={current.name}>
          <TabList label={t("settings.tabs")} ref={list}>
            {panels.map(({ name, icon }) => (
              <Tab key={name} value={name} to={`?panel=${name}`} icon={<Icon name={icon} />}>
                {t(`settings.panels.${name}`)}
              </Tab>
            ))}
          </TabList>
          {panels.map(({ name, Panel }) => (
            <TabPanel key={name} value={name}>
              <Panel session={session} />
            </TabPanel>
          ))}
        </Tabs>
      </ProfileDraft>
    </Container>
  );
}
