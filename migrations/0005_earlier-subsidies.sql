-- Sales from before the platform's part of a delivery was bounded by its commission stay as they are: the check of that bound
-- begins after the last of them.
INSERT INTO "market_settings" ("key", "value") SELECT 'delivery_subsidy.boundAfter', to_jsonb(ceil(extract(epoch FROM max(p."created_at")) * 1000)) FROM "parcels" p WHERE p."shipping_subsidy_usd" - p."refunded_subsidy_usd" > (SELECT sum(i."commission_usd" - i."refunded_commission_usd") FROM "order_items" i WHERE i."parcel_id" = p."id") HAVING count(*) > 0 ON CONFLICT DO NOTHING;
