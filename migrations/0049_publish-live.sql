-- See `live-outbox.ts`. What a transaction says twice is sent once; its id is the same wherever it is heard.
ALTER TABLE "live_outbox" SET UNLOGGED;
--> statement-breakpoint
create function publish_live(message text) returns void language sql as $$
  insert into live_outbox (id, message) values (pg_current_xact_id() || '-' || left(md5(message), 12), message)
  on conflict do nothing
$$;
