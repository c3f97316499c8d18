-- A person's name, picture and address are written in `users`, by the auth domain; their profile shows the same.
create function follow_user() returns trigger language plpgsql as $$
begin
  update profiles set full_name = new.name, avatar_url = new.image, email = new.email where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_profile_follows after update of name, image, email on users
  for each row execute function follow_user();
--> statement-breakpoint
alter table "sessions" add constraint "sessions_aal" check (aal in ('aal1', 'aal2'));
