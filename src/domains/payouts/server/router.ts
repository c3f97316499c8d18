import { payouts } from "#domains/payouts/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { exportStatement } from "./export-statement.ts";
import { getBalance } from "./get-balance.ts";
import { getPayoutAccount } from "./get-payout-account.ts";
import { getStatement } from "./get-statement.ts";
import { getVendorMoney } from "./get-vendor-money.ts";
import { listPayouts } from "./list-payouts.ts";
import { listReconciliations } from "./list-reconciliations.ts";
import { openPayoutDashboard } from "./open-payout-dashboard.ts";
import { recordManualPayout } from "./record-manual-payout.ts";
import { refreshPayoutAccount } from "./refresh-payout-account.ts";
import { requestPayout } from "./request-payout.ts";
import { startOnboarding } from "./start-onboarding.ts";

export const payoutsRouter = {
  getBalance: forPerson(payouts.getBalance, getBalance),
  listPayouts: forPerson(payouts.listPayouts, listPayouts),
  requestPayout: forPerson(payouts.requestPayout, requestPayout),
  getStatement: forPerson(payouts.getStatement, getStatement),
  exportStatement: forPerson(payouts.exportStatement, exportStatement),
  getPayoutAccount: forPerson(payouts.getPayoutAccount, getPayoutAccount),
  refreshPayoutAccount: forPerson(payouts.refreshPayoutAccount, refreshPayoutAccount),
  startOnboarding: forPerson(payouts.startOnboarding, startOnboarding),
  openPayoutDashboard: forPerson(payouts.openPayoutDashboard, openPayoutDashboard),
  getVendorMoney: forPerson(payouts.getVendorMoney, getVendorMoney),
  recordManualPayout: forPerson(payouts.recordManualPayout, recordManualPayout),
  listReconciliations: forPerson(payouts.listReconciliations, listReconciliations),
};
