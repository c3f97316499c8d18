import { useHydrated } from "#client/use-hydrated.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { usePush } from "./use-push.ts";

/** Switches notifications on this device on and off, and says why it can't be done. */
export function PushSwitch() {
  return (
    <Card>
      <Title />
      {useHydrated() && <Switch />}
    </Card>
  );
}

function Title() {
  const { t } = useTranslation("notifications");
  return (
    <>
      <CardTitle>{t("push.title")}</CardTitle>
      <p className="mt-1 text-ink-soft">{t("push.text")}</p>
    </>
  );
}

function Switch() {
  const { t } = useTranslation("notifications");
  const { state, isBusy, turnOn, turnOff } = usePush();
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {state !== "off" && state !== "unknown" && (
        <p role="status" className={state === "on" ? "text-leaf-ink" : "text-ink-soft"}>
          {t(`push.${state}`)}
        </p>
      )}
      {state === "off" && (
        <Button loading={isBusy} loadingLabel={t("push.turningOn")} onClick={turnOn}>
          {t("push.turnOn")}
        </Button>
      )}
      {state === "on" && (
        <Button variant="secondary" loading={isBusy} onClick={turnOff}>
          {t("push.turnOff")}
        </Button>
      )}
    </div>
  );
}
