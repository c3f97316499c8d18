import { Form } from "react-router";
import { mailStates } from "#domains/mails/mail-states.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { type MailsAddress, mailsPath } from "./mails-address.ts";

/** Search and filter of the outbox; a form, so that it works before hydration. */
export function OutboxSearch({ address }: { address: MailsAddress }) {
  const { t } = useTranslation("mails");
  const { t: tUi } = useTranslation("ui");
  return (
    <search>
      {/* Keyed, so that the fields follow the address on Back. */}
      <Form
        key={mailsPath(address)}
        method="get"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="tab" value="emails" />
        {address.sort === "oldest" && <input type="hidden" name="sort" value="oldest" />}
        <Field label={t("outbox.search")} className="min-w-0 max-w-lg flex-1 basis-56">
          <Input
            type="search"
            name="search"
            icon={<Icon name="search" />}
            maxLength={254}
            autoComplete="off"
            defaultValue={address.search}
          />
        </Field>
        <Field label={t("outbox.state")} className="basis-44">
          <Select name="state" defaultValue={address.state ?? ""}>
            <option value="">{t("outbox.anyState")}</option>
            {mailStates.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {tUi("search")}
        </Button>
      </Form>
    </search>
  );
}
