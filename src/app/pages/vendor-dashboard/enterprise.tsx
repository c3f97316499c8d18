import { useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import type { SessionView } from "#domains/accounts/contract.ts";
import { BulkPanel } from "#domains/bulk-upload/web/bulk-panel.tsx";
import { ContactPanel } from "#domains/integrations/web/contact-panel.tsx";
import { KeysPanel } from "#domains/integrations/web/keys-panel.tsx";
import { readLogPage } from "#domains/integrations/web/read-log-page.ts";
import { WebhooksPanel } from "#domains/integrations/web/webhooks-panel.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { mayInShop, type VendorPermission } from "#kernel/permissions.ts";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import type { Load } from "../../load.ts";

const panels = { keys: KeysPanel, webhooks: WebhooksPanel, bulk: BulkPanel, manager: ContactPanel } as const;
type PanelName = keyof typeof panels;

const neededFor: Record<PanelName, VendorPermission> = {
  keys: "integrations.manage",
  webhooks: "integrations.manage",
  bulk: "products.manage",
  manager: "plan.read",
};

/** The panels that the person's role in the team may see. */
const panelsOf = (session: SessionView | null) =>
  (Object.keys(panels) as PanelName[]).filter((name) => session && mayInShop(session, neededFor[name]));

/** The panel in the address; the first that the person may see if it is unknown or not theirs. */
function readPanel(params: URLSearchParams, session: SessionView | null): PanelName {
  const shown = panelsOf(session);
  return shown.find((name) => name === params.get("panel")) ?? shown[0] ?? "bulk";
}

const fetchers: Record<PanelName, (load: Load, params: URLSearchParams) => Promise<unknown>> = {
  keys: ({ client, queries }) =>
    client.prefetchQuery(queries.integrations.listApiKeys.queryOptions({ input: {} })),
  webhooks: ({ client, queries }, params) => {
    const endpointId = params.get("endpoint");
    const input = endpointId && { endpointId, page: readLogPage(params) };
    return Promise.all([
      client.prefetchQuery(queries.integrations.listEndpoints.queryOptions({ input: {} })),
      input && client.prefetchQuery(queries.integrations.listDeliveries.queryOptions({ input })),
    ]);
  },
  bulk: ({ client, queries }) =>
    client.prefetchQuery(queries.bulkUpload.listBulkUploads.queryOptions({ input: { page: 1 } })),
  manager: ({ client, queries }) =>
    client.prefetchQuery(queries.plans.getEnterpriseTerms.queryOptions({ input: {} })),
};

export async function loadEnterprise(
  load: Load,
  params: URLSearchParams,
  session: SessionView,
): Promise<void> {
  await fetchers[readPanel(params, session)](load, params);
}

/** The enterprise plan's features, as the person's role may use them: keys, webhooks, bulk upload, account manager. */
export function EnterprisePanel() {
  const { t } = useTranslation("integrations");
  const [params] = useSearchParams();
  const session = useSession();
  const panel = readPanel(params, session);
  const Panel = panels[panel];
  return (
    <Tabs value={panel}>
      <TabList label={t("panels.label")}>
        {panelsOf(session).map((name) => (
          <Tab key={name} value={name} to={`?tab=enterprise&panel=${name}`}>
            {t(`panels.${name}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={panel} className="pt-8">
        <Panel />
      </TabPanel>
    </Tabs>
  );
}
