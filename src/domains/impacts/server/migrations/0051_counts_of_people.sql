-- What someone's public impacts come to, those they own and those they took part in: the first on the leaderboard have
-- thousands, which were counted with each answer. Triggers keep them in the transaction of each change, so that processes
-- of the release before keep them too.
create table impact_person_years (
  user_id uuid not null references users,
  impact_year smallint not null,
  impacts integer not null,
  trees bigint not null,
  primary key (user_id, impact_year)
);

-- By the month (UTC) in which they were verified.
create table impact_person_months (
  user_id uuid not null references users,
  month date not null,
  impacts integer not null,
  primary key (user_id, month)
);

-- In the order of the people, so that two impacts with the same members can't deadlock.
create function count_for_people(persons uuid[], i impacts, sign integer) returns void language sql as $$
  insert into impact_person_years (user_id, impact_year, impacts, trees)
    select person, i.impact_year, sign, sign * i.trees from unnest(persons) as person order by person
  on conflict (user_id, impact_year) do update set
    impacts = impact_person_years.impacts + excluded.impacts, trees = impact_person_years.trees + excluded.trees;
  insert into impact_person_months (user_id, month, impacts)
    select person, date_trunc('month', i.verified_at at time zone 'UTC')::date, sign
    from unnest(persons) as person order by person
  on conflict (user_id, month) do update set impacts = impact_person_months.impacts + excluded.impacts;
$$;

create function count_impact_for_people() returns trigger language plpgsql as $$
declare
  persons uuid[] := array(select user_id from impact_people where impact_id = new.id);
begin
  if old.is_public then perform count_for_people(persons, old, -1); end if;
  if new.is_public then perform count_for_people(persons, new, 1); end if;
  return null;
end $$;
create trigger impacts_counted_for_people
  after update of is_verified, is_hidden, verified_at, impact_year, trees on impacts for each row
  when ((old.is_public or new.is_public) and (old.is_public, old.verified_at, old.impact_year, old.trees)
    is distinct from (new.is_public, new.verified_at, new.impact_year, new.trees))
  execute function count_impact_for_people();

create function count_person_of_impact() returns trigger language plpgsql as $$
declare
  took impact_people := case tg_op when 'DELETE' then old else new end;
begin
  perform count_for_people(array[took.user_id], i, case tg_op when 'DELETE' then -1 else 1 end)
  from impacts i where i.id = took.impact_id and i.is_public;
  return null;
end $$;
create trigger impact_people_counted after insert or delete on impact_people
  for each row execute function count_person_of_impact();

-- What these people's public impacts come to: of a year, or of a month in which they were verified.
create function person_impacts_due(persons uuid[])
  returns table (user_id uuid, impact_year smallint, month date, impacts integer, trees bigint)
  language sql stable as $$
  select p.user_id, i.impact_year, date_trunc('month', i.verified_at at time zone 'UTC')::date, count(*)::int, sum(i.trees)
  from impact_people p join impacts i on i.id = p.impact_id
  where p.user_id = any (persons) and i.is_public
  group by grouping sets ((1, 2), (1, 3))
$$;

-- Whose counts differ from their impacts. It locks nothing: one statement sees both as of the same moment.
create function miscounted_people(persons uuid[]) returns uuid[] language sql stable as $$
  with due as materialized (select * from person_impacts_due(persons)),
  kept as (
    select y.user_id, y.impact_year, null::date as month, y.impacts, y.trees
    from impact_person_years y where y.user_id = any (persons) and (y.impacts, y.trees) <> (0, 0)
    union all
    select m.user_id, null, m.month, m.impacts, null from impact_person_months m
    where m.user_id = any (persons) and m.impacts <> 0
  )
  select coalesce(array_agg(distinct coalesce(due.user_id, kept.user_id)), '{}')
  from due full join kept on kept.user_id = due.user_id
    and coalesce(kept.impact_year, 0) = coalesce(due.impact_year, 0)
    and coalesce(kept.month, '-infinity') = coalesce(due.month, '-infinity')
  where coalesce(due.impacts, 0) <> coalesce(kept.impacts, 0)
    or (coalesce(due.impact_year, kept.impact_year) is not null and coalesce(due.trees, 0) <> coalesce(kept.trees, 0))
$$;

create function write_person_impacts(persons uuid[]) returns void language sql as $$
  delete from impact_person_years where user_id = any (persons);
  delete from impact_person_months where user_id = any (persons);
  with due as materialized (select * from person_impacts_due(persons)), years as (
    insert into impact_person_years (user_id, impact_year, impacts, trees)
      select user_id, impact_year, impacts, trees from due where impact_year is not null
  )
  insert into impact_person_months (user_id, month, impacts) select user_id, month, impacts from due where month is not null;
$$;

-- Checks the next people by id, and corrects those whose counts are wrong, for which changes of counts wait: the lock
-- comes first, so that what is counted then includes every change that is counted already.
create function recount_person_impacts(past uuid, most integer, out last uuid, out checked integer, out corrected integer)
  language plpgsql as $$
declare
  persons uuid[] := array(select id from users where id > past order by id limit most);
  wrong uuid[] := miscounted_people(persons);
begin
  last := persons[cardinality(persons)];
  checked := cardinality(persons);
  corrected := cardinality(wrong);
  if corrected = 0 then return; end if;
  lock table impact_person_years, impact_person_months in share row exclusive mode;
  perform write_person_impacts(wrong);
end $$;

-- Counts all people anew, after rows were loaded in bulk.
create function recount_people_of_impacts() returns void language sql as $$
  delete from impact_person_years;
  delete from impact_person_months;
  insert into impact_person_years (user_id, impact_year, impacts, trees)
    select p.user_id, i.impact_year, count(*), sum(i.trees)
    from impact_people p join impacts i on i.id = p.impact_id where i.is_public group by 1, 2 order by 1, 2;
  insert into impact_person_months (user_id, month, impacts)
    select p.user_id, date_trunc('month', i.verified_at at time zone 'UTC')::date, count(*)
    from impact_people p join impacts i on i.id = p.impact_id where i.is_public group by 1, 2 order by 1, 2;
$$;
select recount_people_of_impacts();
-- Without statistics, all rows would be read to find those of a few people.
analyze impact_person_years, impact_person_months;
