-- How many councils are approved, for each goal they serve and, as sdg 0, all together: lists counted them with each answer.
create table council_counts (
  sdg smallint primary key check (sdg between 0 and 17),
  councils integer not null
);

create function count_council() returns trigger language plpgsql as $$
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
create trigger councils_counted after insert on councils
  for each row when (new.is_approved) execute function count_council();
create trigger councils_counted_again after update of is_approved on councils
  for each row when (new.is_approved <> old.is_approved) execute function count_council();
-- Before its goals are deleted with it.
create trigger councils_uncounted before delete on councils
  for each row when (old.is_approved) execute function count_council();

-- The goals of an approved council change. The row of all councils is locked first, as when one is approved, so that two who
-- change the same goals in another order can't deadlock.
create function count_goals_of_councils() returns trigger language plpgsql as $$
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
create trigger council_goals_counted after insert on council_goals
  referencing new table as changed for each statement execute function count_goals_of_councils();
create trigger council_goals_uncounted after delete on council_goals
  referencing old table as changed for each statement execute function count_goals_of_councils();

-- The few others, which were found among all.
create index councils_unapproved on councils (is_submitted, id) where not is_approved;

-- Counts anew what differs, and returns for how many goals that was. Changes of counts wait for it, so that it counts with
-- every change that is counted already.
create function recount_councils_of_goals() returns integer language plpgsql as $$
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
select recount_councils_of_goals();
