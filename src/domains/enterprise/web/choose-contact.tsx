import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { EnterpriseDetail } from "#domains/enterprise/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { Select } from "#ui/select.tsx";

/** Makes one of the administrators the vendor's account manager. */
export function ChooseContact({ vendor }: { vendor: EnterpriseDetail }) {
  return (
    <AdminMay permission="vendors.manage">
      <ContactForm vendor={vendor} />
    </AdminMay>
  );
}

function ContactForm({ vendor: { id: vendorId, companyName } }: { vendor: EnterpriseDetail }) {
  const { t } = useTranslation("enterprise");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const { data } = useQuery(queries.plans.listAccountManagers.queryOptions({ input: {} }));
  const [userId, setUserId] = useState("");
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isShort = reason.trim().length < 3;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (userId === "" || isShort) return;
    setBusy(true);
    try {
      await api.plans.setAccountContact({ vendorId, userId, reason: reason.trim() });
      notify.success(t("manager.done", { name: companyName }));
      setReason("");
      setChecked(false);
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
    await queryClient.invalidateQueries({ queryKey: queries.enterprise.key() });
  };
  return (
    <form
      method="post"
      noValidate
      aria-label={t("manager.title")}
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 sm:grid-cols-[20rem_minmax(0,1fr)_auto]"
    >
      <Field label={t("manager.who")} error={isChecked && userId === "" && t("manager.whoMissing")} required>
        <Select value={userId} onChange={(event) => setUserId(event.target.value)}>
          <option value="">{t("manager.choose")}</option>
          {data?.map((administrator) => (
            <option key={administrator.userId} value={administrator.userId}>
              {administrator.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("manager.why")} error={isChecked && isShort && t("manager.whyMissing")} required>
        <Input maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" loading={isBusy} className="sm:mt-7">
        {t("manager.save")}
      </Button>
    </form>
  );
}
