import type Stripe from "stripe";
import { createAccountLink, createLoginLink } from "../connect/account-link.ts";
import { createAccountParams, createLinkParams, updateAccountParams } from "../connect/account-params.ts";
import { createAccount } from "../connect/create-account.ts";
import { createTransfer } from "../connect/create-transfer.ts";
import { getAccount } from "../connect/kept-account.ts";
import { findTransfer, getTransfer, updateTransfer } from "../connect/kept-transfer.ts";
import { reverseTransfer } from "../connect/reverse-transfer.ts";
import {
  createReversalParams,
  createTransferParams,
  listTransfersParams,
  updateTransferParams,
} from "../connect/transfer-params.ts";
import { deleteAccount, updateAccount } from "../connect/update-account.ts";
import { findObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";
import { createdFilters, createdRange, equal, pageParams } from "../wire/paging.ts";
import { type Api, addList, addRead, addWrite } from "./api.ts";
import { expandParams } from "./read-routes.ts";

const listAccountsParams = pageParams.extend({ created: createdRange.optional() });

/** Connected accounts, and money moved to them. */
export function addConnectRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/accounts", createAccountParams, ({ params }) => createAccount(sandbox, params));
  addWrite(api, "POST", "/accounts/:id", updateAccountParams, ({ params, id, cause }) =>
    updateAccount(sandbox, id, params, cause),
  );
  addWrite(api, "DELETE", "/accounts/:id", expandParams, ({ id, cause }) =>
    deleteAccount(sandbox, id, cause),
  );
  addWrite(api, "POST", "/accounts/:id/login_links", expandParams, ({ id }) => createLoginLink(sandbox, id));
  addWrite(api, "POST", "/account_links", createLinkParams, ({ params }) =>
    createAccountLink(sandbox, params),
  );
  addRead(api, "/accounts", "account", "account", getAccount);
  addList(api, "/accounts", "accounts", listAccountsParams, ({ created }) => [
    ...createdFilters(created),
    ...equal("is_deleted", 0),
  ]);
  addTransferRoutes(api);
}

function addTransferRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/transfers", createTransferParams, ({ params, cause }) =>
    createTransfer(sandbox, params, cause),
  );
  addWrite(api, "POST", "/transfers/:id", updateTransferParams, ({ params, id, cause }) =>
    updateTransfer(sandbox, id, params, cause),
  );
  addRead(api, "/transfers", "transfer", "transfer", findTransfer);
  addList(
    api,
    "/transfers",
    "transfers",
    listTransfersParams,
    ({ created, destination, transfer_group: group }) => [
      ...createdFilters(created),
      ...equal("destination", destination),
      ...equal("transfer_group", group),
    ],
    (_, body) => findTransfer(sandbox, (body as { id: string }).id) ?? body,
  );
  addWrite(api, "POST", "/transfers/:id/reversals", createReversalParams, ({ params, id, cause }) =>
    reverseTransfer(sandbox, id, params, cause),
  );
  addList(api, "/transfers/:id/reversals", "transfer_reversals", pageParams, (_, context) =>
    equal("transfer", getTransfer(sandbox, context.req.param("id") ?? "").id),
  );
  api.app.get("/transfers/:id/reversals/:reversal", (context) => {
    const { id, reversal } = context.req.param();
    const found = findObject<Stripe.TransferReversal>(sandbox, "transfer_reversals", reversal);
    if (found?.transfer !== id) throw missing("transfer reversal", reversal, "id");
    return context.json(found);
  });
}
