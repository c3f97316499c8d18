import { mailsInput, readMailsAddress } from "#domains/mails/web/mails-address.ts";
import { MailsPanel } from "#domains/mails/web/mails-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminEmails({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readMailsAddress(params);
  const loads = {
    outbox: () => client.prefetchQuery(queries.mails.listMails.queryOptions({ input: mailsInput(address) })),
    kinds: () => client.prefetchQuery(queries.mails.listMailKinds.queryOptions({ input: {} })),
    suppressed: () => client.prefetchQuery(queries.mails.listSuppressed.queryOptions({ input: {} })),
  };
  await loads[address.view]();
}

export function AdminEmailsPanel() {
  return <MailsPanel />;
}
