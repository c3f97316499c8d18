import { usePersistedStore } from "#client/persisted-store.ts";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { settleParked, unannouncedItems } from "./cart-owner.ts";
import { cartStore } from "./cart-store.ts";

/** For a user who signed in after another: says that the other's cart was parked, and offers the same items. */
export function ParkedNotice() {
  const { t } = useTranslation("cart");
  const isSignedIn = useSession() !== null;
  const cart = usePersistedStore(cartStore);
  const count = unannouncedItems(cart).length;
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
