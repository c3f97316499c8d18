CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_email_case" CHECK ("team_invitations"."email" = lower("team_invitations"."email")),
	CONSTRAINT "team_invitations_role" CHECK ("team_invitations"."role" in ('manager', 'packer', 'accountant'))
);
--> statement-breakpoint
CREATE TABLE "vendor_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_members_role" CHECK ("vendor_members"."role" in ('owner', 'manager', 'packer', 'accountant'))
);
--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_members" ADD CONSTRAINT "vendor_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_members" ADD CONSTRAINT "vendor_members_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_address" ON "team_invitations" USING btree ("vendor_id","email");--> statement-breakpoint
CREATE INDEX "team_invitations_email" ON "team_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "team_invitations_expiry" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_invitations_inviter" ON "team_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "vendor_members_vendor" ON "vendor_members" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_members_one_owner" ON "vendor_members" USING btree ("vendor_id") WHERE role = 'owner';--> statement-breakpoint
-- A shop's owner belongs to its team, whoever writes the shop.
create function write_vendor_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from vendor_members where vendor_id = new.id and role = 'owner';
  end if;
  insert into vendor_members (user_id, vendor_id, role, created_at)
  values (new.user_id, new.id, 'owner', new.created_at);
  return null;
end;
$$;
--> statement-breakpoint
create trigger vendors_owner_added after insert on vendors
  for each row execute function write_vendor_owner();
--> statement-breakpoint
create trigger vendors_owner_changed after update of user_id on vendors
  for each row when (old.user_id is distinct from new.user_id) execute function write_vendor_owner();
--> statement-breakpoint
insert into vendor_members (user_id, vendor_id, role, created_at)
select user_id, id, 'owner', created_at from vendors;
