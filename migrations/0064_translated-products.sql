-- Whether a value holds names and descriptions by language, each within the product form's bounds.
create function are_translations(said jsonb) returns boolean
language sql immutable parallel safe as $$
  select case when jsonb_typeof(said) = 'object' then not exists (
    select from jsonb_each(said) as one(language, words)
    where language not in ('en', 'es', 'pt')
      or not coalesce(length(words ->> 'name') between 3 and 120, false)
      or not coalesce(length(words ->> 'description') between 20 and 5000, false)
  ) else false end
$$;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_translations" CHECK (are_translations("products"."translations") and not "products"."translations" ? "products"."language");
