import { useTranslation } from "#i18n/use-translation.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { type InvitedRole, invitedRoles } from "../team-rules.ts";

/** What a member is to do, each with what it opens. */
export function RoleChoice({
  value,
  onChange,
}: {
  value: InvitedRole;
  onChange: (role: InvitedRole) => void;
}) {
  const { t } = useTranslation("team");
  return (
    <RadioGroup
      label={t("role")}
      name="role"
      value={value}
      onValueChange={onChange}
      options={invitedRoles.map((role) => ({
        value: role,
        label: t(`roles.${role}`),
        hint: t(`may.${role}`),
      }))}
    />
  );
}
