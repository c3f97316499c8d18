import { useTranslation } from "react-i18next";
import { usePersistedStore } from "#client/persisted-store.ts";
import { useSession } from "#client/session.tsx";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { settleParked, untoldItems } from "./cart-owner.ts";
import { cartStore } from "./cart-store.ts";

/** Tells who signed in after somebody else that the other's cart was put aside, and lets them take the same. */
export function ParkedNotice() {
  const { t } = useTranslation("cart");
  const isSignedIn = useSession() !== null;
  const cart = usePersistedStore(cartStore);
  const count = untoldItems(cart).length;
  if (!isSignedIn || count === 0) return null;
  const settle = (takes: boolean) => cartStore.set((before) => settleParked(before, Date.now(), takes));
  return (
    <InlineNotice live tone="info" title={t("parked.title")} className="mb-6">
      {t("parked.text", { count })}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => settle(false)}>
          {t("parked.leave")}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => settle(true)}>
          {t("parked.take", { count })}
        </Button>
      </div>
    </InlineNotice>
  );
}
