import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, lineOfText, pageOf } from "#kernel/schemas.ts";
import { parcelFilters, parcelPlace, parcelSorts } from "./order-life.ts";
import { cancelInput, pageNumber, parcelDetail, refundInput, searchText } from "./order-shapes.ts";
import { teamParcel, teamSummary } from "./packed-parcel.ts";

const tags = ["Parcels"];
const one = z.strictObject({ parcelId: idSchema });
const filter = z.enum(parcelFilters).default("all");
const place = z.string().regex(parcelPlace);
const route = (method: "GET" | "POST", path: `/${string}`, summary: string) => ({
  method,
  path: `/api/vendor${path}` as const,
  summary,
  tags,
});

/** Vendors' calls about their own parcels, once paid. */
export const vendorCalls = {
  listParcels: procedure("vendor", [], { permission: "parcels.read", scope: "parcels:read" })
    .route(route("GET", "/parcels", "One's parcels by time; search by order number, buyer or product"))
    .input(
      z.strictObject({
        filter,
        search: searchText,
        sort: z.enum(parcelSorts).default("newest"),
        page: pageNumber,
        after: place.optional().describe("`next` of the page before; instead of `page`"),
      }),
    )
    .output(
      pageOf(teamSummary).extend({
        next: place.nullable(),
        counts: z.record(z.enum(parcelFilters), z.number().int()).describe("How many each filter has"),
      }),
    ),
  getParcel: procedure("vendor", ["NOT_FOUND"], { permission: "parcels.read", scope: "parcels:read" })
    .route(route("GET", "/parcels/{parcelId}", "One of one's parcels with its address, money and refunds"))
    .input(one)
    .output(teamParcel),
  acceptParcel: procedure("vendor", ["NOT_FOUND", "CONFLICT"], {
    permission: "parcels.manage",
    scope: "parcels:write",
  })
    .route(route("POST", "/parcels/{parcelId}/accept", "Says that one is packing it"))
    .input(one)
    .output(teamParcel),
  shipParcel: procedure("vendor", ["NOT_FOUND", "CONFLICT"], {
    permission: "parcels.manage",
    scope: "parcels:write",
  })
    .route(route("POST", "/parcels/{parcelId}/ship", "Says that the carrier has it"))
    .input(
      one.extend({
        carrier: lineOfText(60).pipe(z.string().min(2)),
        trackingNumber: lineOfText(60).pipe(z.string().min(3)),
      }),
    )
    .output(teamParcel),
  deliverParcel: procedure("vendor", ["NOT_FOUND", "CONFLICT"], {
    permission: "parcels.manage",
    scope: "parcels:write",
  })
    .route(route("POST", "/parcels/{parcelId}/deliver", "Says that the buyer has it"))
    .input(one)
    .output(teamParcel),
  cancelParcel: procedure("vendor", ["NOT_FOUND", "CONFLICT", "PAYMENT_DISPUTED"], {
    permission: "refunds.manage",
    scope: "parcels:write",
  })
    .route(route("POST", "/parcels/{parcelId}/cancel", "Cancels it before dispatch and gives all of it back"))
    .input(cancelInput)
    .output(parcelDetail),
  cancelLine: procedure("vendor", ["NOT_FOUND", "CONFLICT", "NOT_REFUNDABLE", "PAYMENT_DISPUTED"], {
    permission: "refunds.manage",
  })
    .route(
      route(
        "POST",
        "/parcels/{parcelId}/lines/{lineId}/cancel",
        "Cancels what is left of a line before dispatch",
      ),
    )
    .input(cancelInput.extend({ lineId: idSchema }))
    .output(parcelDetail),
  refundParcel: procedure(
    "vendor",
    ["NOT_FOUND", "CONFLICT", "NOT_REFUNDABLE", "PAYMENT_DISPUTED", "REFUND_ABOVE_BALANCE"],
    { permission: "refunds.manage" },
  )
    .route(route("POST", "/parcels/{parcelId}/refunds", "Gives a part of it back to the buyer"))
    .input(refundInput)
    .output(parcelDetail),
  exportParcels: procedure("vendor", [], { permission: "money.read" })
    .route(
      route(
        "GET",
        "/parcels/export",
        "Your parcels, one row per line, the newest 10,000 lines; with Accept: text/csv, the file itself",
      ),
    )
    .input(z.strictObject({ filter, search: searchText }))
    .output(z.object({ fileName: z.string(), csv: z.string(), isComplete: z.boolean() })),
};
