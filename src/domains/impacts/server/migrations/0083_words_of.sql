-- pg_restore loads with an empty search path, in which `fold` alone isn't found: tables with generated words weren't
-- restored.
create or replace function words_of(value text) returns text[] language sql immutable strict parallel safe as
  $$ select array(
    select distinct word from unnest(regexp_split_to_array(public.fold(value) collate "C", '[[:space:][:punct:]]+')) as word
    where length(word) >= 3 and word !~ '^[0-9]+$') $$;
