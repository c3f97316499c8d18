import { disputes } from "#domains/disputes/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { acceptDispute } from "./accept-dispute.ts";
import { answerDispute } from "./answer-dispute.ts";
import { assignOutsideRefund } from "./assign-outside-refund.ts";
import { bearOutsideRefund } from "./bear-outside-refund.ts";
import { listDisputes } from "./list-disputes.ts";
import { listOutsideRefunds } from "./list-outside-refunds.ts";
import { relieveVendors } from "./relieve-vendors.ts";

export const disputesRouter = {
  listDisputes: forPerson(disputes.listDisputes, listDisputes),
  answerDispute: forPerson(disputes.answerDispute, answerDispute),
  acceptDispute: forPerson(disputes.acceptDispute, acceptDispute),
  relieveVendors: forPerson(disputes.relieveVendors, relieveVendors),
  listOutsideRefunds: forPerson(disputes.listOutsideRefunds, listOutsideRefunds),
  assignOutsideRefund: forPerson(disputes.assignOutsideRefund, assignOutsideRefund),
  bearOutsideRefund: forPerson(disputes.bearOutsideRefund, bearOutsideRefund),
};
