import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { type VendorEventType, vendorEventTypes } from "#domains/integrations/vendor-events.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { CheckList } from "./check-list.tsx";

const longestUrl = 500;

type EndpointDialogProps = {
  /** The endpoint to edit; a new one otherwise. */
  endpoint?: { id: string; url: string; types: VendorEventType[] };
  onClose: () => void;
  onSecret?: (secret: string) => void;
};

/** Asks for an address and its events; typed values stay until they are saved. */
export function EndpointDialog({ endpoint, onClose, onSecret }: EndpointDialogProps) {
  const { t } = useTranslation("integrations");
  const { t: tErrors } = useTranslation("errors");
  const [url, setUrl] = useState(endpoint?.url ?? "");
  const [types, setTypes] = useState<VendorEventType[]>(endpoint?.types ?? [...vendorEventTypes]);
  const [isTried, setTried] = useState(false);
  const { save, isPending, error } = useSaveEndpoint(endpoint?.id, onClose, onSecret);
  const isUrlBad = error !== null && classifyError(error).code === "INVALID_ENDPOINT";
  const isUrlShort = isTried && url.trim().length < "https://a".length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (url.trim().length >= "https://a".length && types.length > 0) save({ url, types });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(endpoint ? "webhooks.editTitle" : "webhooks.addTitle")}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <Field
          label={t("webhooks.url")}
          hint={t("webhooks.urlHint")}
          error={isUrlBad || isUrlShort ? t("webhooks.urlBad") : undefined}
          required
        >
          <Input
            autoFocus
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={longestUrl}
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
        </Field>
        <CheckList
          label={t("webhooks.types")}
          options={vendorEventTypes.map((type) => ({
            value: type,
            label: t(`webhooks.type.${type}`),
            note: type,
          }))}
          chosen={types}
          onChange={setTypes}
          error={isTried && types.length === 0 ? t("webhooks.typesNeeded") : undefined}
        />
        {error && !isUrlBad && (
          <InlineNotice tone="danger" live>
            {describeError(tErrors, error).text}
          </InlineNotice>
        )}
        <Button type="submit" loading={isPending} className="justify-self-start">
          {t(endpoint ? "webhooks.save" : "webhooks.add")}
        </Button>
      </form>
    </Dialog>
  );
}

type Saved = { url: string; types: VendorEventType[] };

function useSaveEndpoint(
  endpointId: string | undefined,
  onClose: () => void,
  onSecret: ((secret: string) => void) | undefined,
) {
  const { t } = useTranslation("integrations");
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queries.integrations.listEndpoints.key() });
  const create = useMutation(
    queries.integrations.createEndpoint.mutationOptions({
      async onSuccess({ secret }) {
        onClose();
        onSecret?.(secret);
        await refresh();
      },
      onError: logError,
    }),
  );
  const update = useMutation(
    queries.integrations.updateEndpoint.mutationOptions({
      async onSuccess() {
        notify.success(t("webhooks.saved"));
        onClose();
        await refresh();
      },
      onError: logError,
    }),
  );
  const { isPending, error } = endpointId ? update : create;
  const save = (input: Saved) =>
    endpointId ? update.mutate({ endpointId, ...input }) : create.mutate(input);
  return { save, isPending, error };
}
