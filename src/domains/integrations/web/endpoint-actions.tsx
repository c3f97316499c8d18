import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import type { Endpoint } from "./endpoint-row.tsx";
import { useWebhookAction } from "./use-webhook-action.ts";

type EndpointActionsProps = { endpoint: Endpoint; onSecret: (secret: string) => void };

/** Test, edit, enable, rotate the secret, delete. */
export function EndpointActions({ endpoint, onSecret }: EndpointActionsProps) {
  const { t } = useTranslation("integrations");
  const navigate = useNavigate();
  const act = useWebhookAction();
  const [isEditing, setEditing] = useState(false);
  const { id: endpointId, isActive } = endpoint;
  const button = { size: "sm", variant: "secondary" } as const;
  const toggle = () =>
    act(
      () => api.integrations.updateEndpoint({ endpointId, isActive: !isActive }),
      t(isActive ? "webhooks.switchedOff" : "webhooks.switchedOn"),
    );
  const rotate = async () => {
    const answer = await act(() => api.integrations.rotateEndpointSecret({ endpointId }));
    if (answer) onSecret(answer.secret);
  };
  const remove = async () => {
    const answer = await act(() => api.integrations.deleteEndpoint({ endpointId }), t("webhooks.deleted"));
    if (answer) void navigate("?tab=enterprise&panel=webhooks", { replace: true });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="sm"
        disabled={!isActive}
        onClick={() => void act(() => api.integrations.pingEndpoint({ endpointId }), t("webhooks.pinged"))}
      >
        {t("webhooks.ping")}
      </Button>
      <Button {...button} onClick={() => setEditing(true)}>
        {t("webhooks.edit")}
      </Button>
      <Button {...button} onClick={() => void toggle()}>
        {t(isActive ? "webhooks.switchOff" : "webhooks.switchOn")}
      </Button>
      <ConfirmDialog
        trigger={<Button {...button}>{t("webhooks.rotate")}</Button>}
        title={t("webhooks.rotateTitle")}
        description={t("webhooks.rotateText")}
        confirmLabel={t("webhooks.rotate")}
        tone="primary"
        onConfirm={rotate}
      />
      <ConfirmDialog
        trigger={
          <Button {...button} variant="danger">
            {t("webhooks.delete")}
          </Button>
        }
        title={t("webhooks.deleteTitle")}
        description={t("webhooks.deleteText")}
        confirmLabel={t("webhooks.delete")}
        onConfirm={remove}
      />
      {isEditing && <EndpointDialog endpoint={endpoint} onClose={() => setEditing(false)} />}
    </div>
  );
}
