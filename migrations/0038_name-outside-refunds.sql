-- Refunds assigned before the provider's id was stored with them, where an order has only one made at the provider.
UPDATE "refunds" AS r SET "provider_refund_id" = o."provider_refund_id"
FROM "outside_refunds" AS o
WHERE o."order_id" = r."order_id" AND r."paid_by" = 'outside' AND r."provider_refund_id" IS NULL
  AND NOT EXISTS (SELECT FROM "outside_refunds" AS other WHERE other."order_id" = o."order_id" AND other."id" <> o."id");
