import { Form, Link } from "react-router";
import { auditActions, auditSubjects } from "#domains/audit/actions.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import type { AuditFilters as Filters } from "../audit-calls.ts";
import type { Administrator } from "../watch-calls.ts";
import { auditPath } from "./security-address.ts";

type Props = { filters: Filters; administrators: Administrator[] };

/** Who, what, about what, when; a form, so that it works before hydration. */
export function AuditFilters({ filters, administrators }: Props) {
  const { t } = useTranslation("security");
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <search aria-label={t("log.filter")}>
      <Form
        method="get"
        preventScrollReset
        className="grid grid-cols-1 items-end gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-6"
      >
        <input type="hidden" name="tab" value="security" />
        <Field label={t("log.actor")}>
          <Select name="actor" defaultValue={filters.actorId ?? ""}>
            <option value="">{t("log.everyone")}</option>
            {administrators.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("log.action")}>
          <Select name="action" defaultValue={filters.action ?? ""}>
            <option value="">{t("log.everything")}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {t(`actions.${action}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("log.subject")}>
          <Select name="subject" defaultValue={filters.subjectKind ?? ""}>
            <option value="">{t("log.anything")}</option>
            {auditSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t(`subjects.${subject}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("log.id")}>
          <Input name="id" maxLength={100} autoComplete="off" defaultValue={filters.subjectId ?? ""} />
        </Field>
        <Field label={t("log.from")}>
          <Input type="date" name="from" defaultValue={filters.from ?? ""} />
        </Field>
        <Field label={t("log.until")}>
          <Input type="date" name="until" defaultValue={filters.until ?? ""} />
        </Field>
        <div className="col-span-full flex flex-wrap gap-2">
          <Button type="submit" variant="secondary">
            {t("log.apply")}
          </Button>
          {isFiltered && (
            <Button asChild variant="ghost">
              <Link to={auditPath({})} preventScrollReset>
                {t("log.clear")}
              </Link>
            </Button>
          )}
        </div>
      </Form>
    </search>
  );
}
