-- The people of a common word by their names: found along everyone's names, "zoe" came behind almost all others.
alter table person_words add column name text collate "C";

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

create or replace function relearn_names() returns void language sql as $$
  truncate person_words, known_name_words;
  insert into person_words (word, user_id, name)
    select word, id, search_name from users cross join lateral unnest(name_words(search_name)) as word
    where email_verified_at is not null and deactivated_at is null;
  insert into known_name_words (word) select distinct word from person_words;
$$;

select relearn_names();
create index person_words_name on person_words (word, name, user_id);
analyze person_words, known_name_words;
