import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { awayModes, longestReply } from "#domains/messaging/message-rules.ts";
import type { AwayReply } from "#domains/messaging/reply-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { notify } from "#ui/notify.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Textarea } from "#ui/textarea.tsx";

/** What the shop answers by itself, and when. */
export function AwayForm() {
  const { data } = useQuery(queries.messaging.getAwayReply.queryOptions({ input: {} }));
  return data ? <Form stored={data} /> : null;
}

function Form({ stored }: { stored: AwayReply }) {
  const { t } = useTranslation("messaging");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [mode, setMode] = useState(stored.mode);
  const [content, setContent] = useState(stored.content);
  const [isChecked, setChecked] = useState(false);
  const isMissing = mode !== "off" && content.trim() === "";
  const change = useMutation(
    queries.messaging.setAwayReply.mutationOptions({
      onSuccess: (reply) => {
        const { queryKey } = queries.messaging.getAwayReply.queryOptions({ input: {} });
        queryClient.setQueryData(queryKey, reply);
        notify.success(t("away.saved"));
      },
      onError: notifyError,
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands inside of the composer's form.
    event.stopPropagation();
    setChecked(true);
    if (!isMissing) change.mutate({ mode, content: content.trim() });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-line border-t pt-4">
      <div>
        <h3 className="font-semibold">{t("away.title")}</h3>
        <p className="text-ink-soft text-sm">{t("away.lead")}</p>
      </div>
      <RadioGroup
        label={t("away.when")}
        name="away"
        value={mode}
        onValueChange={setMode}
        options={awayModes.map((value) => ({ value, label: t(`away.mode.${value}`) }))}
      />
      <Field
        label={t("away.text")}
        required={mode !== "off"}
        error={isChecked && isMissing && t("away.missing")}
      >
        <Textarea
          rows={3}
          maxLength={longestReply.away}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" size="sm" className="w-fit" loading={change.isPending}>
        {t("away.save")}
      </Button>
    </form>
  );
}
