import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";

/** Few have an unfinished payment: its texts and buttons come only with one. */
const OpenPaymentBox = lazy(() => import("./open-payment-box.tsx"));

type OpenPaymentNoticeProps = { otherwise?: ReactNode; className?: string };

/** The buyer's unfinished payment, wherever they may look for it. `otherwise`: what stands there if there is none. */
export function OpenPaymentNotice({ otherwise = null, className }: OpenPaymentNoticeProps) {
  const session = useSession();
  const { data: open } = useQuery({
    ...queries.checkout.findOpenPayment.queryOptions({ input: {} }),
    enabled: session !== null,
    // Back from the provider's page it may be another one, or none.
    refetchOnMount: "always",
  });
  if (!open) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <OpenPaymentBox open={open} className={className} />
    </Suspense>
  );
}
