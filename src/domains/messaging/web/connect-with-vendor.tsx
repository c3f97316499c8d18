import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { useSession } from "#client/session.tsx";
import { signInPath } from "#client/sign-in-path.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useOpenConversation } from "./use-open-conversation.ts";

/** Leads to the conversation with the vendor about a product (R35); a visitor signs in first and returns to it. */
export function ConnectWithVendor({ productId }: { productId: string }) {
  const { t } = useTranslation("catalogue");
  const session = useSession();
  const navigate = useNavigate();
  const { mutate, isPending } = useOpenConversation(() => api.messaging.openConversation({ productId }));
  const press = () => {
    if (session) mutate();
    else void navigate(signInPath(href("/products/:productId", { productId })));
  };
  return (
    <Button variant="secondary" loading={isPending} onClick={press}>
      <Icon name="message-circle" />
      {t("product.connect")}
    </Button>
  );
}
