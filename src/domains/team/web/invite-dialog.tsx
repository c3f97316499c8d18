import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import type { InvitedRole } from "../team-rules.ts";
import { RoleChoice } from "./role-choice.tsx";

const looksLikeAddress = /^\S+@\S+\.\S+$/;
const known = ["invited", "member"] as const;

/** Why the server refuses the address itself, if it does. */
function addressProblem(error: unknown): (typeof known)[number] | "invalid" | undefined {
  const { data } = (error ?? {}) as { data?: { issues?: { path: string; message: string }[] } };
  const issue = data?.issues?.find(({ path }) => path === "email");
  return issue && (known.find((name) => name === issue.message) ?? "invalid");
}

/** Asks whom to invite and as what. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("team");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<InvitedRole>("packer");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(
    queries.team.inviteMember.mutationOptions({
      onSuccess: (team) => {
        queryClient.setQueryData(queries.team.listTeam.queryKey({ input: {} }), team);
        notify.success(t("invite.done"), { description: email.trim() });
        onClose();
      },
      onError: logError,
    }),
  );
  const isValid = looksLikeAddress.test(email.trim());
  const refused = addressProblem(error);
  const problem = isTried && !isValid ? "invalid" : refused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isValid) mutate({ email: email.trim(), role });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("invite.title")}
      description={t("invite.text")}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <Field label={t("invite.email")} error={problem && t(`invite.problems.${problem}`)} required>
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              reset();
            }}
          />
        </Field>
        <RoleChoice value={role} onChange={setRole} />
        {error && !refused && (
          <InlineNotice tone="danger" live>
            {describeError(tErrors, error).text}
          </InlineNotice>
        )}
        <Button type="submit" loading={isPending} className="justify-self-start">
          {t("invite.send")}
        </Button>
      </form>
    </Dialog>
  );
}
