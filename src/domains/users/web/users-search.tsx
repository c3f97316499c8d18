import { Form, Link } from "react-router";
import { userKinds, userStates } from "#domains/users/user-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { type UsersAddress, usersPath } from "./users-address.ts";

/** Search and filters of the list; a form, so that it works before hydration. */
export function UsersSearch({ address }: { address: UsersAddress }) {
  const { t } = useTranslation("users");
  const { t: tUi } = useTranslation("ui");
  const isNarrowed = usersPath({ ...address, after: null }) !== usersPath({});
  return (
    <search>
      {/* Keyed, so that the fields follow the address on Back. */}
      <Form
        key={usersPath(address)}
        method="get"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="tab" value="users" />
        <Field label={t("search")} className="min-w-0 max-w-lg flex-1 basis-56">
          <Input
            type="search"
            name="search"
            icon={<Icon name="search" />}
            maxLength={80}
            autoComplete="off"
            placeholder={t("searchHint")}
            defaultValue={address.search}
          />
        </Field>
        <Field label={t("columns.roles")} className="basis-40">
          <Select name="kind" defaultValue={address.kind ?? ""}>
            <option value="">{t("anyKind")}</option>
            {userKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("state")} className="basis-40">
          <Select name="state" defaultValue={address.state ?? ""}>
            <option value="">{t("anyState")}</option>
            {userStates.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {tUi("search")}
        </Button>
        {isNarrowed && (
          <Button asChild variant="ghost">
            <Link to={usersPath({})} preventScrollReset>
              {t("clear")}
            </Link>
          </Button>
        )}
      </Form>
    </search>
  );
}
