import { desc, eq } from "drizzle-orm";
import { getDeliveryTerms } from "#domains/settings/server/delivery-terms.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import type { ShopView } from "#domains/vendors/shop-calls.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { backOn } from "./away.ts";
import { hasOwnColours, toVendorView } from "./internal/to-vendor-view.ts";
import { defaultShippingProfile, ratesOf } from "./shipping-profile.ts";
import { shippingProfiles, vendorImages, vendors, waitingRates } from "./tables.ts";

const shownImages = 24;

/** The caller's shop settings, with the newest of their pictures. NOT_FOUND if it was just deleted. For vendors. */
export async function getShop(ctx: SignedInCtx): Promise<ShopView> {
  const { db, clock } = ctx;
  const now = clock.now();
  const [row] = await db
    .select({ vendor: vendors, profile: shippingProfiles, waiting: waitingRates, backOn: backOn(now) })
    .from(vendors)
    .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
    .leftJoin(waitingRates, eq(waitingRates.vendorId, vendors.id))
    .where(eq(vendors.id, ownVendorId(ctx)));
  if (!row) throw new AppError("NOT_FOUND");
  const { vendor, profile, waiting } = row;
  const { "vendors.longestAwayDays": longestAwayDays } = await readSettings(ctx, ["vendors.longestAwayDays"]);
  const { subsidyCaps, subsidyShare } = await getDeliveryTerms(ctx);
  const images = await db
    .select({ url: vendorImages.url, width: vendorImages.width, height: vendorImages.height })
    .from(vendorImages)
    .where(eq(vendorImages.vendorId, vendor.id))
    .orderBy(desc(vendorImages.createdAt), vendorImages.url)
    .limit(shownImages);
  return {
    ...toVendorView(vendor, row.backOn),
    // The chosen color, even if the plan does not show it.
    brandColor: vendor.brandColor,
    hasOwnColours: hasOwnColours(vendor.planType),
    shipping: profile ?? defaultShippingProfile,
    waitingRates: waiting && { ...ratesOf(waiting), submittedAt: waiting.submittedAt.toISOString() },
    subsidy: { ...subsidyCaps, shareBasisPoints: subsidyShare },
    awayFrom: vendor.awayFrom,
    awayUntil: vendor.awayUntil,
    longestAwayDays,
    today: dayOf(now),
    images,
  };
}
