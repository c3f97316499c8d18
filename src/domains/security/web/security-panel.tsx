import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Administrators } from "./administrators.tsx";
import { ApiKeysInUse } from "./api-keys-in-use.tsx";
import { ApprovalQueue } from "./approval-queue.tsx";
import { AuditEntryPage } from "./audit-entry-page.tsx";
import { AuditLog } from "./audit-log.tsx";
import { ChainState } from "./chain-state.tsx";
import { ReachedLimits } from "./reached-limits.tsx";
import { readSecurityAddress, type SecurityAddress } from "./security-address.ts";
import { SignIns } from "./sign-ins.tsx";

/** The administrators' tab of what keeps the market safe: what two people decide, and what owners watch. */
export function SecurityPanel() {
  const [params] = useSearchParams();
  const address = readSecurityAddress(params);
  const { entry, filters } = address;
  if (entry)
    return (
      <AdminMay permission="security.read">
        <AuditEntryPage filters={filters} position={entry} />
      </AdminMay>
    );
  return (
    <div className="grid grid-cols-1 gap-12">
      <AdminMay permission="approvals.decide">
        <ApprovalQueue address={address} />
      </AdminMay>
      <AdminMay permission="security.read">
        <Watch address={address} />
      </AdminMay>
    </div>
  );
}

function Watch({ address }: { address: SecurityAddress }) {
  const { data, isError, isFetching, refetch } = useQuery(
    queries.security.getWatch.queryOptions({ input: {} }),
  );
  return (
    <>
      <AuditLog filters={address.filters} administrators={data?.administrators ?? []}>
        {data && <ChainState chain={data.chain} />}
      </AuditLog>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-72" />}
      {data && (
        <>
          <Administrators administrators={data.administrators} />
          <SignIns signIns={data.signIns} />
          <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-10">
            <ApiKeysInUse apiKeys={data.apiKeys} />
            <ReachedLimits limits={data.limits} />
          </div>
        </>
      )}
    </>
  );
}
