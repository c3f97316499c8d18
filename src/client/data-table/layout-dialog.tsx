import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { Density, TableLayout } from "./table-layout.ts";

type LayoutDialogProps = {
  columns: readonly { id: string; header: string; isPrimary?: boolean }[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
};

/** Which columns a list shows, and how close its rows stand. It changes at once. */
export function LayoutDialog({ columns, layout, onLayout }: LayoutDialogProps) {
  const { t } = useTranslation("table");
  const [isOpen, setOpen] = useState(false);
  const toggle = (id: string, isShown: boolean) =>
    onLayout({
      ...layout,
      hidden: isShown ? layout.hidden.filter((one) => one !== id) : [...layout.hidden, id],
    });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      size="sm"
      title={t("layout.title")}
      trigger={
        <Button variant="ghost" size="sm">
          <Icon name="sliders-horizontal" />
          {t("layout.open")}
        </Button>
      }
    >
      <div className="grid gap-6">
        <fieldset className="grid gap-1">
          <legend className="mb-2 font-semibold">{t("layout.columns")}</legend>
          {columns
            .filter(({ isPrimary }) => !isPrimary)
            .map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={!layout.hidden.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
            ))}
        </fieldset>
        <RadioGroup<Density>
          label={t("layout.density")}
          name="density"
          layout="row"
          value={layout.density}
          onValueChange={(density) => onLayout({ ...layout, density })}
          options={[
            { value: "compact", label: t("layout.compact") },
            { value: "comfortable", label: t("layout.comfortable") },
          ]}
        />
      </div>
    </Dialog>
  );
}
