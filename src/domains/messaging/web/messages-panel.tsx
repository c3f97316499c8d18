import { useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { ConversationList } from "./conversation-list.tsx";

const states = ["active", "archived"] as const;

/** The search box and the tabs Active and Archived. `keep`: other parameters of the address, for the tabs' links. */
export function MessagesPanel({ keep = {} }: { keep?: Record<string, string> }) {
  const { t } = useTranslation("messaging");
  const [params] = useSearchParams();
  const session = useSession();
  const state = params.get("box") === "archived" ? "archived" : "active";
  if (!session) return <p className="text-ink-soft">{t("signedOut")}</p>;
  return (
    <div className="rounded-leaf border border-line bg-surface p-4 sm:p-6">
      <Field label={t("searchLabel")} hideLabel>
        <Input type="search" icon={<Icon name="search" />} placeholder={t("searchPlaceholder")} />
      </Field>
      <Tabs value={state} className="mt-4">
        <TabList label={t("tabs")}>
          {states.map((one) => (
            <Tab key={one} value={one} to={`?${new URLSearchParams({ ...keep, box: one })}`}>
              {t(one)}
            </Tab>
          ))}
        </TabList>
        {states.map((one) => (
          <TabPanel key={one} value={one}>
            <ConversationList state={one} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
