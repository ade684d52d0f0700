-- Every impact that comes to be public adds to the same few rows. Whoever did so first held them until the end of the
-- transaction, with all its notifications, and many judges at once waited in line for seconds. So a transaction notes what
-- it counts, and adds it when it commits: then it waits for nothing else, and takes the rows in the same order as all.

-- Rows only exist within a transaction. It's logged all the same, so that a standby can be dumped.
create table impact_count_changes (
  transaction_id bigint not null default txid_current(),
  impact_year smallint not null,
  sdg smallint not null check (sdg between 0 and 17),
  -- The month and the place of the impact, where sdg is 0.
  month date,
  place text,
  place_name text,
  impacts integer not null,
  hours numeric(20, 2) not null,
  people bigint not null,
  trees bigint not null,
  co2e_kg numeric(20, 2) not null,
  waste_kg numeric(20, 2) not null
);
create index impact_count_changes_transaction on impact_count_changes (transaction_id);

create or replace function count_impact(target uuid, sign integer) returns void language sql as $$
  insert into impact_count_changes (impact_year, sdg, month, place, place_name, impacts, hours, people, trees, co2e_kg,
      waste_kg)
    select i.impact_year, 0, date_trunc('month', i.verified_at at time zone 'UTC')::date, i.search_location, i.location,
      sign, sign * i.hours, sign * i.people, sign * i.trees, sign * i.co2e_kg, sign * i.waste_kg
    from impacts i where i.id = target;
  insert into impact_count_changes (impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select i.impact_year, g.sdg, sign, sign * i.hours, sign * i.people, sign * i.trees, sign * i.co2e_kg,
      sign * i.waste_kg
    from impacts i join impact_goals g on g.impact_id = i.id where i.id = target;
$$;

create function add_impact_counts() returns trigger language plpgsql as $$
begin
  -- The first row adds those of the whole transaction, and the others find none left.
  if not exists (select from impact_count_changes where transaction_id = txid_current()) then return null; end if;
  insert into impact_totals (impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select impact_year, sdg, sum(impacts), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impact_count_changes where transaction_id = txid_current()
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
  insert into impact_place_counts (place, name, impacts)
    select place, min(place_name), sum(impacts)
    from impact_count_changes where transaction_id = txid_current() and place is not null
    group by place order by place
  on conflict (place) do update set impacts = impact_place_counts.impacts + excluded.impacts;
  delete from impact_place_counts c using impact_count_changes n
    where n.transaction_id = txid_current() and c.place = n.place and c.impacts <= 0;
  delete from impact_count_changes where transaction_id = txid_current();
  return null;
end $$;

create constraint trigger impact_count_changes_added after insert on impact_count_changes
  deferrable initially deferred for each row execute function add_impact_counts();
