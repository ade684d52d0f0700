create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Without accents and case. The extension's own function isn't immutable, so that no column or index could use it.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- The words of a text, without numbers and anything shorter than three letters. They are split in the "C" locale, so that
-- every database gives the same ones, and at the characters at which a search is split: what is searched for is part of
-- one of them. `fold` is named with its schema because pg_restore loads with an empty search path.
create function words_of(value text) returns text[]
  language sql immutable parallel safe strict
  as $$ select array(
    select distinct word from unnest(regexp_split_to_array(public.fold(value) collate "C", '[[:space:][:punct:]]+')) as word
    where length(word) >= 3 and word !~ '^[0-9]+$') $$;

-- How often each key was used until the end of its window.
create table rate_windows (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index rate_windows_end on rate_windows (ends_at);

-- The mailbox on this machine, which demo and development send to.
create table mailbox_messages (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  headers jsonb not null default '{}',
  sent_at timestamptz not null default now()
);
