import { useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { DevicesCard } from "#domains/auth/web/security/devices-card.tsx";
import { PasswordCard } from "#domains/auth/web/security/password-card.tsx";
import { useFocusOnceGone } from "#domains/auth/web/security/use-focus-once-gone.ts";
import { AdminNotice } from "#domains/second-factor/web/admin-notice.tsx";
import { FactorsCard } from "#domains/second-factor/web/factors-card.tsx";
import { RecoveryCodesCard } from "#domains/second-factor/web/recovery-codes-card.tsx";
import { RecoveryCodesDialog } from "#domains/second-factor/web/recovery-codes-dialog.tsx";

/** A user's sign-in methods and sessions. `?need=admin`: redirected here on the way to the admin dashboard. */
export function SecurityPanel() {
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { heading, awaitGone } = useFocusOnceGone(codes ?? []);
  if (!session) return null;
  const isAdmin = session.roles.includes("admin");
  const isOnTheWay = isAdmin && params.get("need") === "admin";
  const keptCodes = () => {
    awaitGone(codes?.[0]);
    setCodes(null);
    if (isOnTheWay) void navigate(href("/admin"));
  };
  return (
    <div className="grid gap-6">
      {isAdmin && <AdminNotice isOnTheWay={isOnTheWay} isRaised={session.aal === "aal2"} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <FactorsCard isAdmin={isAdmin} onCodes={setCodes} />
          <RecoveryCodesCard onCodes={setCodes} headingRef={heading} />
        </div>
        <PasswordCard email={session.email} />
      </div>
      <DevicesCard />
      {codes && <RecoveryCodesDialog codes={codes} email={session.email} onKept={keptCodes} />}
    </div>
  );
}
