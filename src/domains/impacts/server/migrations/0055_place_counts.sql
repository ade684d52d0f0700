-- How many public impacts name each place, folded as in the impacts, for the map. The name is how the first of them spelt
-- it. It goes with the last impact, since what people write may be about them.
create table impact_place_counts (
  place text primary key,
  name text not null,
  impacts bigint not null
);
create index impact_place_counts_most on impact_place_counts (impacts desc, place);

create or replace function count_impact(target uuid, sign integer) returns void language sql as $$
  insert into impact_totals (impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select i.impact_year, served.sdg, sign, sign * i.hours, sign * i.people, sign * i.trees, sign * i.co2e_kg,
      sign * i.waste_kg
    from impacts i
    cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
    where i.id = target
    order by served.sdg
  on conflict (impact_year, sdg) do update set
    impacts = impact_totals.impacts + excluded.impacts,
    hours = impact_totals.hours + excluded.hours,
    people = impact_totals.people + excluded.people,
    trees = impact_totals.trees + excluded.trees,
    co2e_kg = impact_totals.co2e_kg + excluded.co2e_kg,
    waste_kg = impact_totals.waste_kg + excluded.waste_kg;
  insert into impact_months (month, impacts)
    select date_trunc('month', verified_at at time zone 'UTC')::date, sign from impacts where id = target
  on conflict (month) do update set impacts = impact_months.impacts + excluded.impacts;
  insert into impact_place_counts (place, name, impacts)
    select search_location, location, sign from impacts where id = target and search_location is not null
  on conflict (place) do update set impacts = impact_place_counts.impacts + excluded.impacts;
  delete from impact_place_counts c using impacts i
    where i.id = target and c.place = i.search_location and c.impacts <= 0;
$$;

create or replace function recount_impacts() returns void language sql as $$
  update impact_goals g set is_public = i.is_public, impact_year = i.impact_year
    from impacts i
    where i.id = g.impact_id and (g.is_public <> i.is_public or g.impact_year <> i.impact_year);
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
  delete from impact_place_counts;
  insert into impact_place_counts (place, name, impacts)
    select search_location, (array_agg(location order by id))[1], count(*)
    from impacts where is_public and search_location is not null group by search_location;
$$;

insert into impact_place_counts (place, name, impacts)
  select search_location, (array_agg(location order by id))[1], count(*)
  from impacts where is_public and search_location is not null group by search_location;
