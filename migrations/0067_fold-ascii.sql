-- The same texts as before, in less time: what has only ASCII characters has no accents, and PL/pgSQL calls a function
-- sooner than a function in SQL that can't be inlined.
create or replace function fold_text(value text) returns text
  language plpgsql immutable parallel safe strict
  as $$ begin
    if octet_length(value) = char_length(value) then return lower(value); end if;
    return lower(public.unaccent('public.unaccent', value));
  end $$;
