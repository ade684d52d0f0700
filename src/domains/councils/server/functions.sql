-- For who may see a file.
create or replace view council_covers as select cover_id as media_id from councils;
create or replace view council_resource_files as select media_id from council_resources;

-- Counts a council that comes to be approved or ceases to be.
create or replace function count_council() returns trigger language plpgsql as $$
declare
  council uuid := case tg_op when 'INSERT' then new.id else old.id end;
  sign integer := case when tg_op <> 'DELETE' and new.is_approved then 1 else -1 end;
begin
  insert into council_counts (sdg, councils)
    select sdg, sign
    from (select 0 as sdg union all select g.sdg from council_goals g where g.council_id = council) served
    order by sdg
  on conflict (sdg) do update set councils = council_counts.councils + excluded.councils;
  return case tg_op when 'DELETE' then old end;
end $$;
create or replace trigger councils_counted after insert on councils
  for each row when (new.is_approved) execute function count_council();
create or replace trigger councils_counted_again after update of is_approved on councils
  for each row when (new.is_approved <> old.is_approved) execute function count_council();
-- Before its goals are deleted with it.
create or replace trigger councils_uncounted before delete on councils
  for each row when (old.is_approved) execute function count_council();

-- The goals of an approved council change. The row of all councils is locked first, as when one is approved, so that two
-- who change the same goals in another order can't deadlock.
create or replace function count_goals_of_councils() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into council_counts (sdg, councils)
    select served.sdg, sum(served.councils)
    from changed g
    join councils c on c.id = g.council_id and c.is_approved
    cross join lateral (values (0, 0), (g.sdg, sign)) served (sdg, councils)
    group by served.sdg
    order by served.sdg
  on conflict (sdg) do update set councils = council_counts.councils + excluded.councils;
  return null;
end $$;
create or replace trigger council_goals_counted after insert on council_goals
  referencing new table as changed for each statement execute function count_goals_of_councils();
create or replace trigger council_goals_uncounted after delete on council_goals
  referencing old table as changed for each statement execute function count_goals_of_councils();

-- Corrects the counts that are wrong, and returns for how many goals they were. Changes of counts wait for it, so that it
-- counts with every change that is counted already.
create or replace function recount_councils_of_goals() returns integer language plpgsql as $$
declare
  corrected integer;
begin
  lock table council_counts in share row exclusive mode;
  with due as (
    select 0 as sdg, count(*)::int as councils from councils where is_approved
    union all
    select g.sdg, count(*)::int from council_goals g join councils c on c.id = g.council_id
    where c.is_approved group by g.sdg
  ), written as (
    insert into council_counts (sdg, councils)
      select sdg, coalesce(due.councils, 0)
      from due full join council_counts kept using (sdg)
      where coalesce(due.councils, 0) <> coalesce(kept.councils, 0)
    on conflict (sdg) do update set councils = excluded.councils
    returning sdg
  )
  select count(*)::int into corrected from written;
  return corrected;
end $$;

-- Keeps what approved councils are searched by.
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
create or replace trigger councils_text_kept after insert on councils
  for each row when (new.is_approved) execute function keep_council_text();
create or replace trigger councils_text_kept_again after update of title, title_key, location, is_approved on councils
  for each row when ((new.is_approved, new.search_text, new.search_location, new.title_fold)
    is distinct from (old.is_approved, old.search_text, old.search_location, old.title_fold))
  execute function keep_council_text();

-- Corrects the texts that differ, and returns of how many councils. Changes of texts wait for it, as those of counts do.
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
