import { promotions } from "#domains/promotions/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { createPlatformPromotion } from "./create-platform-promotion.ts";
import { createPromotion } from "./create-promotion.ts";
import { getMyFeatured } from "./get-my-featured.ts";
import { listFeatured } from "./list-featured.ts";
import { listMyPromotions } from "./list-my-promotions.ts";
import { listProductPromotions } from "./list-product-promotions.ts";
import { listPromotions } from "./list-promotions.ts";
import { movePromotion } from "./move-promotion.ts";
import { movePromotionAsAdmin } from "./move-promotion-as-admin.ts";
import { setMyFeatured } from "./set-my-featured.ts";

export const promotionsRouter = {
  listProductPromotions: forVisitor(promotions.listProductPromotions, listProductPromotions),
  listMyPromotions: forPerson(promotions.listMyPromotions, listMyPromotions),
  createPromotion: forPerson(promotions.createPromotion, createPromotion),
  movePromotion: forPerson(promotions.movePromotion, movePromotion),
  listFeatured: forVisitor(promotions.listFeatured, listFeatured),
  getMyFeatured: forPerson(promotions.getMyFeatured, getMyFeatured),
  setMyFeatured: forPerson(promotions.setMyFeatured, setMyFeatured),
  listPromotions: forPerson(promotions.listPromotions, listPromotions),
  createPlatformPromotion: forPerson(promotions.createPlatformPromotion, createPlatformPromotion),
  movePromotionAsAdmin: forPerson(promotions.movePromotionAsAdmin, movePromotionAsAdmin),
};
