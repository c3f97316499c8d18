/** How long after its end a page's last payment may still arrive, as in `settlePurchase`. */
export const graceMilliseconds = 15_000;

/** Whether a payment page is over, and the time in which its last payment may arrive too. */
export const hasEnded = ({ expiresAt }: { expiresAt: Date }, now: Date): boolean =>
  expiresAt.getTime() + graceMilliseconds <= now.getTime();
