-- With their titles, so that a search reads these narrow rows in their order too. It read the councils, for almost each of
-- which it met a page: by a common word, the first page is full after a thousand titles.
-- In the order in which changes of councils lock both.
lock table councils in access exclusive mode;
alter table council_texts add column title_fold text collate "C";

create or replace function keep_council_text() returns trigger language plpgsql as $$
begin
  if new.is_approved then
    insert into council_texts (id, search_text, search_location, title_fold)
      values (new.id, new.search_text, new.search_location, new.title_fold)
    on conflict (id) do update set search_text = excluded.search_text, search_location = excluded.search_location,
      title_fold = excluded.title_fold;
  else
    delete from council_texts where id = new.id;
  end if;
  return null;
end $$;
drop trigger councils_text_kept_again on councils;
create trigger councils_text_kept_again after update of title, title_key, location, is_approved on councils
  for each row when ((new.is_approved, new.search_text, new.search_location, new.title_fold)
    is distinct from (old.is_approved, old.search_text, old.search_location, old.title_fold))
  execute function keep_council_text();

create or replace function rekeep_council_texts() returns integer language plpgsql as $$
declare
  corrected integer;
begin
  lock table council_texts in share row exclusive mode;
  with due as (
    select id, search_text, search_location, title_fold from councils where is_approved
  ), gone as (
    delete from council_texts kept where not exists (select from due where due.id = kept.id) returning id
  ), written as (
    insert into council_texts (id, search_text, search_location, title_fold)
      select id, search_text, search_location, title_fold from due
      except select id, search_text, search_location, title_fold from council_texts
    on conflict (id) do update set search_text = excluded.search_text, search_location = excluded.search_location,
      title_fold = excluded.title_fold
    returning id
  )
  select (select count(*) from gone) + (select count(*) from written) into corrected;
  return corrected;
end $$;
select rekeep_council_texts();
create index council_texts_title on council_texts (title_fold, id);

-- The largest of a place, without reading the councils of other places.
create index councils_members_at on councils (member_count, id) include (search_location) where is_approved;
analyze council_texts;
