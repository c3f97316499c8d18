-- Folds case and accents, so that 'hígado', 'HIGADO' and 'higado' are one word. unaccent() itself is only STABLE,
-- since its dictionary could be changed; ours never is, so an index may rely on it.
create function fold_text(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;
