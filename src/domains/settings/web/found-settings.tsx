import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { foldText } from "#kernel/fold-text.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Input } from "#ui/input.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SettingRow } from "./setting-row.tsx";
import type { ShownSetting } from "./shown-setting.ts";

const shownAtFirst = 10;
type Query = { isError: boolean; isFetching: boolean; refetch: () => unknown };

/** Settings of one kind under a search of their names and keys; the first ten until more are wanted. Undefined while they load. */
export function FoundSettings({
  settings,
  today,
  find,
  none,
  query,
}: {
  settings: ShownSetting[] | undefined;
  today: string;
  find: string;
  none: string;
  query: Query;
}): ReactNode {
  const { t } = useTranslation("settings");
  const [search, setSearch] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  const found = (settings ?? []).filter(({ name, key }) =>
    wanted.every((word) => foldText(`${name} ${key}`).includes(word)),
  );
  const shown = showsAll ? found : found.slice(0, shownAtFirst);
  return (
    <>
      <Field label={find} className="mt-4 max-w-sm">
        <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <InlineRetry
        isShown={query.isError}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      {!settings && !query.isError && <Skeleton className="mt-4 h-40" />}
      <ul>
        {shown.map((setting) => (
          <SettingRow key={setting.key} setting={setting} today={today} />
        ))}
      </ul>
      {settings && (
        <p role="status" className="text-ink-soft empty:hidden">
          {found.length === 0 && none}
        </p>
      )}
      {shown.length < found.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setShowsAll(true)}>
          {t("tax.more", { count: found.length })}
        </Button>
      )}
    </>
  );
}
