-- What each person has of a verified impact: the entry that gave it, with its corrections. No row for those whose points
-- were withdrawn.
create or replace view standing_points as
  select e.id, e.user_id, e.subject_id as impact_id,
    e.points + coalesce((select sum(a.points) from points_entries a where a.adjusts_id = e.id), 0)::integer as points
  from points_entries e
  where e.cause = 'impact_verified' and e.subject_kind = 'impact'
    and not exists (select from points_entries r where r.reverses_id = e.id);

-- The points for a measure, and those for a verified impact. The code counts the same in impact-points.ts.
create or replace function rate_points(rate jsonb, amount numeric) returns integer
  language sql immutable parallel safe
  as $$ select least((rate->>'most')::numeric, floor(amount / (rate->>'per')::numeric) * (rate->>'points')::numeric)::integer $$;
create or replace function impact_points(rule jsonb, hours numeric, people integer, trees integer, co2e_kg numeric,
    waste_kg numeric) returns integer
  language sql immutable parallel safe
  as $$
    select (rule->>'impact')::integer + rate_points(rule->'hours', hours) + rate_points(rule->'people', people)
      + rate_points(rule->'trees', trees) + rate_points(rule->'co2eKg', co2e_kg) + rate_points(rule->'wasteKg', waste_kg)
  $$;
