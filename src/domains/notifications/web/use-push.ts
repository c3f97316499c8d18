import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { canReceivePush, findOwnEndpoint, turnOffPush, turnOnPush } from "./push-device.ts";

/** `off` also where the browser was never asked. */
export type PushState = "unknown" | "unsupported" | "denied" | "off" | "on";

/** Whether this browser gets notifications, and switching it. The browser asks the person only when one switches it on. */
export function usePush() {
  const { t } = useTranslation("notifications");
  const queryClient = useQueryClient();
  const isSupported = canReceivePush();
  const options = queries.notifications.getPushDevices.queryOptions({ input: {}, enabled: isSupported });
  const { data } = useQuery(options);
  const [endpoint, setEndpoint] = useState<string | null>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (isSupported) findOwnEndpoint().then(setEndpoint, () => setEndpoint(null));
  }, [isSupported]);

  const change = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.info(error);
      notify.destructive(t("push.failed"));
    }
    setEndpoint(await findOwnEndpoint().catch(() => null));
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
    setBusy(false);
  };

  return {
    state: stateOf(isSupported, data?.endpoints, endpoint),
    isBusy,
    turnOn: () => void change(() => (data ? turnOnPush(data.publicKey) : Promise.resolve())),
    turnOff: () => void change(turnOffPush),
  };
}

function stateOf(
  isSupported: boolean,
  endpoints: readonly string[] | undefined,
  own: string | null | undefined,
): PushState {
  if (!isSupported) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  if (!endpoints || own === undefined) return "unknown";
  return own && endpoints.includes(own) ? "on" : "off";
}
