import { randomBytes } from "node:crypto";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const shapes = {
  session: ["cs_test_", 58],
  paymentIntent: ["pi_", 24],
  charge: ["ch_", 24],
  refund: ["re_", 24],
  dispute: ["dp_", 24],
  paymentMethod: ["pm_", 24],
  balanceTransaction: ["txn_", 24],
  event: ["evt_", 24],
  lineItem: ["li_", 24],
  price: ["price_", 24],
  product: ["prod_", 14],
  request: ["req_", 14],
  secret: ["_secret_", 25],
  customer: ["cus_", 14],
  subscription: ["sub_", 24],
  subscriptionItem: ["si_", 14],
  schedule: ["sub_sched_", 24],
  invoice: ["in_", 24],
  upcomingInvoice: ["upcoming_in_", 24],
  invoiceLine: ["il_", 24],
  invoicePayment: ["inpay_", 24],
  invoicePrefix: ["", 8],
  testClock: ["clock_", 24],
  portalSession: ["bps_", 24],
  account: ["acct_", 16],
  bankAccount: ["ba_", 24],
  transfer: ["tr_", 24],
  reversal: ["trr_", 24],
  destinationPayment: ["py_", 24],
  payout: ["po_", 24],
  /** The only secret of a page that is opened by its address. */
  address: ["", 40],
} as const;

/** A random id in the provider's shape, for example `cs_test_…`; a session's is also its page's only secret. */
export function makeId(kind: keyof typeof shapes): string {
  const [prefix, length] = shapes[kind];
  let id: string = prefix;
  for (let count = 0; count < length; count++) id += letters[nextLetter()];
  return id;
}

/** Random bytes are drawn in bulk: a payment needs some 300 of them. */
let pool = randomBytes(0);
let used = 0;

function nextLetter(): number {
  for (;;) {
    if (used === pool.length) {
      pool = randomBytes(4096);
      used = 0;
    }
    const byte = pool[used++]!;
    // 248 is the last multiple of 62 in a byte: taking only bytes below it keeps every letter equally likely.
    if (byte < 248) return byte % 62;
  }
}
