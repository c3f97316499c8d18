import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { languageParam } from "#kernel/local-path.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Input } from "#ui/input.tsx";
import { useSavedViews } from "./table-layout.ts";

export type View = {
  label: string;
  search: string;
  /** It has what must be seen to. */
  isAlarm?: boolean;
};

type SavedViewsProps = {
  list: string;
  /** The views that every list of this kind has. */
  given: readonly View[];
};

const chip =
  "inline-flex min-h-8 items-center rounded-full border border-line px-3 text-sm no-underline hover:border-edge aria-[current=true]:border-cherry-ink aria-[current=true]:bg-cherry-wash aria-[current=true]:text-cherry-ink";

/** Without page and language: a view is a list from its beginning, in anyone's language. */
const viewOf = (search: string) => {
  const params = new URLSearchParams(search);
  for (const key of ["cursor", languageParam]) params.delete(key);
  params.sort();
  return params.toString();
};

/** Named sets of filters: those that are given, and a person's own. */
export function SavedViews({ list, given }: SavedViewsProps) {
  const { t } = useTranslation("table");
  const { search } = useLocation();
  const { views, add, remove } = useSavedViews(list);
  const now = viewOf(search);
  const isKnown = [...given, ...views].some((view) => viewOf(view.search) === now);
  return (
    <nav aria-label={t("views.label")}>
      <ul className="flex flex-wrap items-center gap-2">
        {given.map((view) => (
          <li key={view.label}>
            <ViewLink view={view} isCurrent={viewOf(view.search) === now} />
          </li>
        ))}
        {views.map(({ name, search: own }) => (
          <li key={name} className="flex items-center">
            <ViewLink view={{ label: name, search: own }} isCurrent={viewOf(own) === now} />
            <IconButton label={t("views.remove", { name })} size="sm" onClick={() => remove(name)}>
              <Icon name="x" />
            </IconButton>
          </li>
        ))}
        {!isKnown && (
          <li>
            <SaveView onSave={(name) => add({ name, search: `?${now}` })} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function ViewLink({ view, isCurrent }: { view: View; isCurrent: boolean }) {
  return (
    <Link
      to={view.search}
      preventScrollReset
      aria-current={isCurrent}
      className={cn(chip, view.isAlarm && !isCurrent && "border-danger-ink bg-danger-wash text-danger-ink")}
    >
      {view.label}
    </Link>
  );
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation("table");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setMissing(true);
    onSave(name.trim());
    setOpen(false);
    setName("");
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      size="sm"
      title={t("views.saveTitle")}
      trigger={
        <Button variant="ghost" size="sm">
          <Icon name="plus" />
          {t("views.save")}
        </Button>
      }
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button type="submit" form="save-view">
            {t("views.save")}
          </Button>
        </>
      }
    >
      <form id="save-view" onSubmit={save}>
        <Field label={t("views.name")} error={isMissing && !name.trim() && t("views.nameMissing")}>
          <Input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
