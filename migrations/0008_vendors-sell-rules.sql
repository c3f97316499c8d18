-- Keys between domains that do not import each other.
alter table stock_movements add constraint stock_movements_refund foreign key (refund_id) references refunds (id);
--> statement-breakpoint
alter table bulk_upload_rows add constraint bulk_upload_rows_product foreign key (product_id) references products (id) on delete set null;
--> statement-breakpoint

-- What was there before: approvals as old as their shops, steps of parcels as their events tell.
update vendors set approved_at = created_at where is_approved;
--> statement-breakpoint
update parcels p set
  shipped_at = (select min(e.created_at) from parcel_events e where e.parcel_id = p.id and e.status = 'shipped'),
  delivered_at = (select min(e.created_at) from parcel_events e where e.parcel_id = p.id and e.status = 'delivered');
