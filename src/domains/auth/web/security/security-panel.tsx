import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { AdminNotice } from "./admin-notice.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { FactorsCard } from "./factors-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { RecoveryCodesCard } from "./recovery-codes-card.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useFocusOnceGone } from "./use-focus-once-gone.ts";

/** How a person signs in, and where they are signed in. `?need=admin`: sent here on the way to the admin dashboard. */
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
    if (isOnTheWay) void navigate("/admin");
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
