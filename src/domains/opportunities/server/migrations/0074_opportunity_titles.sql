-- What public opportunities are searched by and put in order by, beside each other: a search for a common word counts what it
-- finds, and read a page of opportunities for almost each of them.
create table opportunity_titles (
  id uuid primary key references opportunities on delete cascade,
  search_text text not null,
  sort_title text not null,
  points_required integer
);

create function keep_opportunity_title() returns trigger language plpgsql as $$
begin
  if new.is_public then
    insert into opportunity_titles (id, search_text, sort_title, points_required)
      values (new.id, new.search_text, new.sort_title, new.points_required)
    on conflict (id) do update set search_text = excluded.search_text, sort_title = excluded.sort_title,
      points_required = excluded.points_required;
  else
    delete from opportunity_titles where id = new.id;
  end if;
  return null;
end $$;
create trigger opportunities_title_kept after insert on opportunities
  for each row when (new.is_public) execute function keep_opportunity_title();
create trigger opportunities_title_kept_again after update of title, location, points_required, is_verified, is_hidden
  on opportunities for each row
  when ((new.is_public, new.search_text, new.sort_title, new.points_required)
    is distinct from (old.is_public, old.search_text, old.sort_title, old.points_required))
  execute function keep_opportunity_title();

-- Keeps anew what differs, and returns of how many opportunities that was. Changes wait for it, as those of counts do.
create function rekeep_opportunity_titles() returns integer language plpgsql as $$
declare
  corrected integer;
begin
  lock table opportunity_titles in share row exclusive mode;
  with due as (
    select id, search_text, sort_title, points_required from opportunities where is_public
  ), gone as (
    delete from opportunity_titles kept where not exists (select from due where due.id = kept.id) returning id
  ), written as (
    insert into opportunity_titles (id, search_text, sort_title, points_required)
      select id, search_text, sort_title, points_required from due
      except select id, search_text, sort_title, points_required from opportunity_titles
    on conflict (id) do update set search_text = excluded.search_text, sort_title = excluded.sort_title,
      points_required = excluded.points_required
    returning id
  )
  select (select count(*) from gone) + (select count(*) from written) into corrected;
  return corrected;
end $$;
select rekeep_opportunity_titles();
create index opportunity_titles_search on opportunity_titles using gin (search_text gin_trgm_ops);
create index opportunity_titles_title on opportunity_titles (sort_title, id);
-- The very expression of the list.
create index opportunity_titles_points on opportunity_titles ((coalesce(points_required, 2147483647)), id);
analyze opportunity_titles;
