import { useState } from "react";
import { api } from "#client/api.ts";
import type { UserDetail } from "#domains/users/contract.ts";
import { userReasonBounds } from "#domains/users/user-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { type AdminRole, adminRoles } from "#kernel/permissions.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useUserChange } from "./use-user-change.ts";

const [shortest, longest] = userReasonBounds;

/** Makes a person an administrator of a role, changes it, or ends it. */
export function RoleDialog({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const { t: tUi } = useTranslation("ui");
  const change = useUserChange();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [role, setRole] = useState<AdminRole | "">(user.adminRole ?? "");
  const [reason, setReason] = useState("");
  const isSame = role === (user.adminRole ?? "");
  const isShort = reason.trim().length < shortest;
  const submit = async () => {
    setAsked(true);
    if (isSame || isShort) return;
    setBusy(true);
    const input = { userId: user.id, adminRole: role || null, reason: reason.trim() };
    const isDone = await change(() => api.users.changeAdminRole(input), t("role.done", { name: user.name }));
    setBusy(false);
    if (isDone) setOpen(false);
  };
  if (!user.isVerified) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">{t("role.open")}</Button>}
      title={t("role.title", { name: user.name })}
      description={t("role.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {t("role.confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label={t("role.label")}
          hint={role ? t(`adminRoleHints.${role}`) : undefined}
          error={isAsked && isSame && t("role.same")}
        >
          <Select value={role} onChange={(event) => setRole(event.target.value as AdminRole | "")}>
            <option value="">{t("role.none")}</option>
            {adminRoles.map((name) => (
              <option key={name} value={name}>
                {t(`adminRoles.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t("reason")}
          hint={t("reasonHint")}
          error={isAsked && isShort && t("reasonMissing")}
          required
        >
          <Textarea
            rows={3}
            grow
            maxLength={longest}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
