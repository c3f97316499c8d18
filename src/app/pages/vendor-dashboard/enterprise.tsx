import { useSearchParams } from "react-router";
import { BulkPanel } from "#domains/bulk-upload/web/bulk-panel.tsx";
import { ContactPanel } from "#domains/integrations/web/contact-panel.tsx";
import { KeysPanel } from "#domains/integrations/web/keys-panel.tsx";
import { readLogPage } from "#domains/integrations/web/read-log-page.ts";
import { WebhooksPanel } from "#domains/integrations/web/webhooks-panel.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import type { Load } from "../../load.ts";

const panels = { keys: KeysPanel, webhooks: WebhooksPanel, bulk: BulkPanel, manager: ContactPanel } as const;
type PanelName = keyof typeof panels;

/** The panel in the address; the first if unknown. */
function readPanel(params: URLSearchParams): PanelName {
  const name = params.get("panel") ?? "keys";
  return Object.hasOwn(panels, name) ? (name as PanelName) : "keys";
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

export async function loadEnterprise(load: Load, params: URLSearchParams): Promise<void> {
  await fetchers[readPanel(params)](load, params);
}

/** The enterprise plan's features: keys, webhooks, bulk upload, account manager. */
export function EnterprisePanel() {
  const { t } = useTranslation("integrations");
  const [params] = useSearchParams();
  const panel = readPanel(params);
  const Panel = panels[panel];
  return (
    <Tabs value={panel}>
      <TabList label={t("panels.label")}>
        {(Object.keys(panels) as PanelName[]).map((name) => (
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
