-- The words of a name, split at spaces alone, as a search is.
create or replace function name_words(value text) returns text[]
  language sql immutable parallel safe strict
  as $$ select array(
    select distinct word from unnest(regexp_split_to_array(value collate "C", '[[:space:]]+')) as word where word <> '') $$;

-- Keeps the words of new accounts. In one order for all, so that two who bring the same words wait for each other and can't
-- deadlock.
create or replace function learn_names() returns trigger language plpgsql as $$
begin
  insert into known_name_words (word)
    select distinct word from added cross join lateral unnest(name_words(search_name)) as word
    where email_verified_at is not null and deactivated_at is null order by word
  on conflict do nothing;
  insert into person_words (word, user_id, name)
    select word, id, search_name from added cross join lateral unnest(name_words(search_name)) as word
    where email_verified_at is not null and deactivated_at is null;
  return null;
end $$;
create or replace trigger users_named after insert on users
  referencing new table as added for each statement execute function learn_names();

-- Someone has another name, or can be found from now on or no longer.
create or replace function relearn_name() returns trigger language plpgsql as $$
declare
  words text[] := case when new.email_verified_at is not null and new.deactivated_at is null
    then name_words(new.search_name) else '{}' end;
begin
  insert into known_name_words (word) select word from unnest(words) as word order by word on conflict do nothing;
  delete from person_words where user_id = new.id and word <> all (words);
  insert into person_words (word, user_id, name) select word, new.id, new.search_name from unnest(words) as word
  on conflict (word, user_id) do update set name = excluded.name;
  return null;
end $$;
create or replace trigger users_renamed after update of name, last_name, email_verified_at, deactivated_at on users
  for each row when (new.name is distinct from old.name or new.last_name is distinct from old.last_name
    or (new.email_verified_at is null) <> (old.email_verified_at is null)
    or (new.deactivated_at is null) <> (old.deactivated_at is null))
  execute function relearn_name();

-- Recalculates the words of all names, after rows were loaded in bulk.
create or replace function relearn_names() returns void language sql as $$
  truncate person_words, known_name_words;
  insert into person_words (word, user_id, name)
    select word, id, search_name from users cross join lateral unnest(name_words(search_name)) as word
    where email_verified_at is not null and deactivated_at is null;
  insert into known_name_words (word) select distinct word from person_words;
$$;
