-- What other domains show of impacts.
create or replace view impact_titles as select id, title, impact_year from impacts;
create or replace view served_goals as select impact_id, sdg from impact_goals;
-- What an admin has hidden or featured.
create or replace view curated_impacts as select id, title, owner_id, created_at, is_hidden, is_featured from impacts;

-- What a verified impact is worth by any rule, and the one by which it earned its points.
create or replace view verified_measures as
  select i.id, i.hours, i.people, i.trees, i.co2e_kg, i.waste_kg, r.rule
  from impacts i join points_rules r on r.id = i.points_rule_id where i.is_verified is true;

-- For who may see a file, and whether a decision needs it.
create or replace view impact_files as select impact_id, media_id from impact_media;
create or replace view verified_impact_files as
  select m.media_id, i.title from impact_media m join impacts i on i.id = m.impact_id where i.is_verified;
-- What decisions name as their evidence, to find those that name a file.
create or replace view impact_evidence as select evidence->'media' as media from impact_reviews where evidence is not null;

-- Adds a public impact to the sums, or with -1 takes it out: in the transaction in which it becomes public or ceases to be,
-- which notes it and adds it when it commits. Then it waits for nothing else, and takes the rows in the same order as all.
create or replace function count_impact(target uuid, sign integer) returns void language sql as $$
  insert into impact_count_changes (impact_year, sdg, month, place, place_name, spot, impacts, hours, people, trees,
      co2e_kg, waste_kg)
    select i.impact_year, 0, date_trunc('month', i.verified_at at time zone 'UTC')::date, i.search_location, i.location,
      i.place, sign, sign * i.hours, sign * i.people, sign * i.trees, sign * i.co2e_kg, sign * i.waste_kg
    from impacts i where i.id = target;
  insert into impact_count_changes (impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select i.impact_year, g.sdg, sign, sign * i.hours, sign * i.people, sign * i.trees, sign * i.co2e_kg,
      sign * i.waste_kg
    from impacts i join impact_goals g on g.impact_id = i.id where i.id = target;
$$;

-- Adds what the transaction noted about councils.
create or replace function add_council_counts() returns void language sql as $$
  insert into council_totals (council_id, impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select council_id, impact_year, sdg, sum(impacts), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impact_count_changes where transaction_id = txid_current() and council_id is not null
    group by council_id, impact_year, sdg order by council_id, impact_year, sdg
  on conflict (council_id, impact_year, sdg) do update set
    impacts = council_totals.impacts + excluded.impacts,
    hours = council_totals.hours + excluded.hours,
    people = council_totals.people + excluded.people,
    trees = council_totals.trees + excluded.trees,
    co2e_kg = council_totals.co2e_kg + excluded.co2e_kg,
    waste_kg = council_totals.waste_kg + excluded.waste_kg;
  update councils c set impact_count = c.impact_count + n.impacts
    from (
      select council_id, sum(impacts) as impacts from impact_count_changes
      where transaction_id = txid_current() and council_id is not null and sdg = 0 group by council_id
    ) n
    where c.id = n.council_id;
$$;

-- Adds what the transaction noted, at its end: until then it holds none of the few rows that every impact adds to.
create or replace function add_impact_counts() returns trigger language plpgsql as $$
begin
  -- The first row adds those of the whole transaction, and the others find themselves gone. Each looks at its own place
  -- only: looking through all that are gone would take the end of a big import too long.
  if not exists (select from impact_count_changes where ctid = new.ctid and transaction_id = txid_current()) then
    return null;
  end if;
  insert into impact_totals (impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select impact_year, sdg, sum(impacts), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impact_count_changes where transaction_id = txid_current() and council_id is null
    group by impact_year, sdg order by impact_year, sdg
  on conflict (impact_year, sdg) do update set
    impacts = impact_totals.impacts + excluded.impacts,
    hours = impact_totals.hours + excluded.hours,
    people = impact_totals.people + excluded.people,
    trees = impact_totals.trees + excluded.trees,
    co2e_kg = impact_totals.co2e_kg + excluded.co2e_kg,
    waste_kg = impact_totals.waste_kg + excluded.waste_kg;
  insert into impact_months (month, impacts)
    select month, sum(impacts)
    from impact_count_changes where transaction_id = txid_current() and month is not null
    group by month order by month
  on conflict (month) do update set impacts = impact_months.impacts + excluded.impacts;
  insert into impact_place_counts (place, place_id, name, spot, impacts)
    select place, coalesce(spot->>'id', ''), min(place_name), (array_agg(spot))[1], sum(impacts)
    from impact_count_changes where transaction_id = txid_current() and place is not null
    group by 1, 2 order by 1, 2
  on conflict (place, place_id) do update set impacts = impact_place_counts.impacts + excluded.impacts;
  delete from impact_place_counts c using impact_count_changes n
    where n.transaction_id = txid_current() and c.place = n.place and c.place_id = coalesce(n.spot->>'id', '')
      and c.impacts <= 0;
  perform add_council_counts();
  delete from impact_count_changes where transaction_id = txid_current();
  return null;
end $$;
drop trigger if exists impact_count_changes_added on impact_count_changes;
create constraint trigger impact_count_changes_added after insert on impact_count_changes
  deferrable initially deferred for each row execute function add_impact_counts();

-- Counts the impacts of each place again. Impacts that become public at the same time are added afterwards.
create or replace function recount_places() returns void language sql as $$
  lock table impact_place_counts in share row exclusive mode;
  delete from impact_place_counts;
  insert into impact_place_counts (place, place_id, name, spot, impacts)
    select search_location, coalesce(place->>'id', ''), (array_agg(location order by id))[1],
      (array_agg(place order by id))[1], count(*)
    from impacts where is_public and search_location is not null group by 1, 2;
$$;

-- Repeats beside its goals where an impact is on the map, and of what kind it is.
create or replace function place_goal() returns trigger language plpgsql as $$
begin
  select i.event_type_id, i.map_x, i.map_y into new.event_type_id, new.map_x, new.map_y
    from impacts i where i.id = new.impact_id;
  return new;
end $$;
create or replace trigger impact_goals_placed before insert on impact_goals
  for each row execute function place_goal();
create or replace function move_goals() returns trigger language plpgsql as $$
begin
  update impact_goals g set event_type_id = new.event_type_id, map_x = new.map_x, map_y = new.map_y
    where g.impact_id = new.id;
  return null;
end $$;
create or replace trigger impacts_moved after update of event_type_id, place on impacts for each row
  when ((old.event_type_id, old.place) is distinct from (new.event_type_id, new.place)) execute function move_goals();

-- Recalculates everything that is counted or repeated, after rows were loaded in bulk.
create or replace function recount_impacts() returns void language sql as $$
  update impact_goals g set is_public = i.is_public, impact_year = i.impact_year
    from impacts i
    where i.id = g.impact_id and (g.is_public <> i.is_public or g.impact_year <> i.impact_year);
  update impact_goals g set event_type_id = i.event_type_id, map_x = i.map_x, map_y = i.map_y
    from impacts i
    where i.id = g.impact_id and (g.event_type_id, g.map_x, g.map_y) is distinct from (i.event_type_id, i.map_x, i.map_y);
  update impact_reviewers r set is_public = i.is_public, impact_year = i.impact_year
    from impacts i
    where i.id = r.impact_id and (r.is_public <> i.is_public or r.impact_year <> i.impact_year);
  delete from impact_totals;
  insert into impact_totals (impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select impact_year, 0, count(*), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impacts where is_public group by impact_year
    union all
    select i.impact_year, g.sdg, count(*), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impacts i join impact_goals g on g.impact_id = i.id where i.is_public group by i.impact_year, g.sdg;
  delete from impact_months;
  insert into impact_months (month, impacts)
    select date_trunc('month', verified_at at time zone 'UTC')::date, count(*) from impacts where is_public group by 1;
  delete from impact_likes;
  insert into impact_likes (impact_id, impact_year, like_count)
    select i.id, i.impact_year, coalesce(l.likes, 0)
    from impacts i left join (select impact_id, count(*) as likes from likes group by impact_id) l on l.impact_id = i.id;
  insert into impact_places (place)
    select distinct search_location from impacts where search_location is not null
  on conflict do nothing;
  insert into impact_words (word)
    select distinct word from impacts cross join lateral unnest(search_words) as word
  on conflict do nothing;
  select recount_places();
$$;

-- Adds a public impact to the sums of its council, or with -1 takes it out, as count_impact does for the community: judges of
-- two impacts of one council don't wait for each other.
create or replace function count_council_impact(target uuid, sign integer) returns void language sql as $$
  insert into impact_count_changes (council_id, impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select i.council_id, i.impact_year, served.sdg, sign, sign * i.hours, sign * i.people, sign * i.trees,
      sign * i.co2e_kg, sign * i.waste_kg
    from impacts i
    cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
    where i.id = target and i.council_id is not null;
$$;

-- Recalculates everything that is counted of councils, after rows were loaded in bulk.
create or replace function recount_councils() returns void language sql as $$
  delete from council_totals;
  insert into council_totals (council_id, impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select council_id, impact_year, 0, count(*), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impacts where is_public and council_id is not null group by council_id, impact_year
    union all
    select i.council_id, i.impact_year, g.sdg, count(*), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impacts i join impact_goals g on g.impact_id = i.id
    where i.is_public and i.council_id is not null group by i.council_id, i.impact_year, g.sdg;
  update councils c set
    member_count = (select count(*) from council_members m where m.council_id = c.id),
    request_count = (select count(*) from council_requests r where r.council_id = c.id and r.state = 'requested'),
    impact_count = (select coalesce(sum(t.impacts), 0) from council_totals t where t.council_id = c.id and t.sdg = 0);
$$;

-- Adds an impact to what is counted of these people, or with -1 takes it out. In the order of the people, so that two
-- impacts with the same members can't deadlock.
create or replace function count_for_people(persons uuid[], i impacts, sign integer) returns void language sql as $$
  insert into impact_person_years (user_id, impact_year, impacts, trees)
    select person, i.impact_year, sign, sign * i.trees from unnest(persons) as person order by person
  on conflict (user_id, impact_year) do update set
    impacts = impact_person_years.impacts + excluded.impacts, trees = impact_person_years.trees + excluded.trees;
  insert into impact_person_months (user_id, month, impacts)
    select person, date_trunc('month', i.verified_at at time zone 'UTC')::date, sign
    from unnest(persons) as person order by person
  on conflict (user_id, month) do update set impacts = impact_person_months.impacts + excluded.impacts;
$$;

-- An impact becomes public or ceases to be, or what is counted of it changes.
create or replace function count_impact_for_people() returns trigger language plpgsql as $$
declare
  persons uuid[] := array(select user_id from impact_people where impact_id = new.id);
begin
  if old.is_public then perform count_for_people(persons, old, -1); end if;
  if new.is_public then perform count_for_people(persons, new, 1); end if;
  return null;
end $$;
create or replace trigger impacts_counted_for_people
  after update of is_verified, is_hidden, verified_at, impact_year, trees on impacts for each row
  when ((old.is_public or new.is_public) and (old.is_public, old.verified_at, old.impact_year, old.trees)
    is distinct from (new.is_public, new.verified_at, new.impact_year, new.trees))
  execute function count_impact_for_people();

-- A person joins or leaves a public impact.
create or replace function count_person_of_impact() returns trigger language plpgsql as $$
declare
  took impact_people := case tg_op when 'DELETE' then old else new end;
begin
  perform count_for_people(array[took.user_id], i, case tg_op when 'DELETE' then -1 else 1 end)
  from impacts i where i.id = took.impact_id and i.is_public;
  return null;
end $$;
create or replace trigger impact_people_counted after insert or delete on impact_people
  for each row execute function count_person_of_impact();

-- What these people's public impacts add up to: of a year, or of a month in which they were verified.
create or replace function person_impacts_due(persons uuid[])
  returns table (user_id uuid, impact_year smallint, month date, impacts integer, trees bigint)
  language sql stable as $$
  select p.user_id, i.impact_year, date_trunc('month', i.verified_at at time zone 'UTC')::date, count(*)::int, sum(i.trees)
  from impact_people p join impacts i on i.id = p.impact_id
  where p.user_id = any (persons) and i.is_public
  group by grouping sets ((1, 2), (1, 3))
$$;

-- Whose counts differ from their impacts. It locks nothing: one statement sees both as of the same moment.
create or replace function miscounted_people(persons uuid[]) returns uuid[] language sql stable as $$
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

-- Writes these people's counts as they should be.
create or replace function write_person_impacts(persons uuid[]) returns void language sql as $$
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
create or replace function recount_person_impacts(
    past uuid, most integer, out last uuid, out checked integer, out corrected integer)
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

-- Recalculates everyone's counts, after rows were loaded in bulk.
create or replace function recount_people_of_impacts() returns void language sql as $$
  delete from impact_person_years;
  delete from impact_person_months;
  insert into impact_person_years (user_id, impact_year, impacts, trees)
    select p.user_id, i.impact_year, count(*), sum(i.trees)
    from impact_people p join impacts i on i.id = p.impact_id where i.is_public group by 1, 2 order by 1, 2;
  insert into impact_person_months (user_id, month, impacts)
    select p.user_id, date_trunc('month', i.verified_at at time zone 'UTC')::date, count(*)
    from impact_people p join impacts i on i.id = p.impact_id where i.is_public group by 1, 2 order by 1, 2;
$$;

-- The hours that were given to an impact; where it names none, an hour for each person who took part.
create or replace function impact_effort(hours numeric, persons bigint) returns double precision
  language sql immutable parallel safe
  as $$ select case when hours > 0 then hours else greatest(persons, 1) end::float8 $$;

-- Recalculates what impacts of each kind usually report.
create or replace function recount_usual_amounts() returns void language sql as $$
  delete from impact_usual_amounts;
  insert into impact_usual_amounts (event_type_id, measure, impacts, most)
    select i.event_type_id, reported.measure, count(*), percentile_cont(0.95) within group (order by reported.rate)
    from impacts i
    cross join lateral (select count(*) as persons from impact_people p where p.impact_id = i.id) took
    cross join lateral (select impact_effort(i.hours, took.persons) as effort) given
    cross join lateral (values
      ('hours', i.hours::float8 / greatest(took.persons, 1)), ('people', i.people / given.effort),
      ('trees', i.trees / given.effort), ('co2eKg', i.co2e_kg::float8 / given.effort),
      ('wasteKg', i.waste_kg::float8 / given.effort)) reported (measure, rate)
    where i.is_public and reported.rate > 0
    group by i.event_type_id, reported.measure;
$$;
