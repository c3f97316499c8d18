ALTER TABLE "user_roles" ADD COLUMN "admin_role" text;--> statement-breakpoint
update user_roles set admin_role = 'owner' where role = 'admin';
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_admin_role" CHECK (("user_roles"."role" = 'admin') = ("user_roles"."admin_role" is not null));
--> statement-breakpoint
-- Somebody must be able to name administrators. The lock makes the second of two who leave at once see the first.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('user_roles_keep_owner'));
  if not exists (select from user_roles where admin_role = 'owner') then
    raise exception 'the last owner among the administrators stays'
      using errcode = 'check_violation', constraint = 'user_roles_keep_owner', table = 'user_roles';
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create trigger user_roles_keep_owner after update or delete on user_roles
  for each row when (old.admin_role = 'owner') execute function keep_an_owner();
