-- What approved councils are searched by, beside each other: a search counts what it finds, and read a page of councils, with
-- their descriptions, for almost each of them.
create table council_texts (
  id uuid primary key references councils on delete cascade,
  search_text text not null,
  search_location text
);

create function keep_council_text() returns trigger language plpgsql as $$
begin
  if new.is_approved then
    insert into council_texts (id, search_text, search_location) values (new.id, new.search_text, new.search_location)
    on conflict (id) do update set search_text = excluded.search_text, search_location = excluded.search_location;
  else
    delete from council_texts where id = new.id;
  end if;
  return null;
end $$;
create trigger councils_text_kept after insert on councils
  for each row when (new.is_approved) execute function keep_council_text();
create trigger councils_text_kept_again after update of title, location, is_approved on councils
  for each row when ((new.is_approved, new.search_text, new.search_location)
    is distinct from (old.is_approved, old.search_text, old.search_location)) execute function keep_council_text();

-- Keeps anew what differs, and returns of how many councils that was. Changes of texts wait for it, as those of counts do.
create function rekeep_council_texts() returns integer language plpgsql as $$
declare
  corrected integer;
begin
  lock table council_texts in share row exclusive mode;
  with due as (
    select id, search_text, search_location from councils where is_approved
  ), gone as (
    delete from council_texts kept where not exists (select from due where due.id = kept.id) returning id
  ), written as (
    insert into council_texts (id, search_text, search_location)
      select id, search_text, search_location from due except select id, search_text, search_location from council_texts
    on conflict (id) do update set search_text = excluded.search_text, search_location = excluded.search_location
    returning id
  )
  select (select count(*) from gone) + (select count(*) from written) into corrected;
  return corrected;
end $$;
select rekeep_council_texts();
create index council_texts_search on council_texts using gin (search_text gin_trgm_ops);
create index council_texts_location on council_texts using gin (search_location gin_trgm_ops);
analyze council_texts;
