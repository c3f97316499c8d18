-- What is withdrawn can't be ordered (R61), nor what is no longer approved: an approval that is taken back holds the lock alone.
create or replace function refuse_withdrawn_goods() returns trigger language plpgsql as $$
begin
  if (select count(distinct p.vendor_id) from added a join parcels p on p.id = a.parcel_id) <= 50 then
    perform pg_advisory_xact_lock_shared(hashtextextended('selling:' || s.vendor_id::text, 0)) from (
      select distinct p.vendor_id from added a join parcels p on p.id = a.parcel_id order by 1
    ) s;
  end if;
  if exists (
    select from added a
    join parcels p on p.id = a.parcel_id
    join vendors v on v.id = p.vendor_id
    join products g on g.id = a.product_id
    where v.suspended_at is not null or g.taken_down_at is not null or not g.is_approved
  ) then
    raise exception 'of a suspended vendor, taken down, or not approved'
      using errcode = 'check_violation', constraint = 'order_items_for_sale', table = 'order_items';
  end if;
  return null;
end $$;
