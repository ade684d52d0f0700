-- Looks these people's accounts up one by one: otherwise the planner read everyone's, or an index by other columns.
create or replace function standings_due(people uuid[])
  returns table (user_id uuid, board text, points integer, reach smallint)
  language sql stable as $$
  with months as materialized (
    select e.user_id, date_trunc('month', e.created_at at time zone 'UTC') as month, sum(e.points)::int as points
    from points_entries e where e.user_id = any (people) group by 1, 2
  ), summed as (
    select m.user_id, 'all' as board, sum(m.points)::int as points from months m group by 1
    union all select m.user_id, to_char(m.month, 'YYYY'), sum(m.points)::int from months m group by 1, 2
    union all select m.user_id, to_char(m.month, 'YYYY-MM'), m.points from months m
  ), reaches as materialized (
    select u.id, standing_reach(u.email_verified_at, u.deactivated_at, p.leaderboard) as reach
    from unnest(people) as one (id)
    join users u on u.id = one.id
    left join privacy_policies p on p.user_id = u.id
  )
  select s.user_id, s.board collate "C", s.points, r.reach from summed s join reaches r on r.id = s.user_id
$$;

-- Planned anew for each batch: a plan for any batch takes it for ten people.
create or replace function misjudged_people(people uuid[]) returns uuid[] language sql stable
  set plan_cache_mode = force_custom_plan as $$
  with due as materialized (select * from standings_due(people)),
  kept as (select s.user_id, s.board, s.points, s.reach from standings s where s.user_id = any (people))
  select coalesce(array_agg(wrong.id order by wrong.id), '{}') from (
    select u.id
      from unnest(people) as one (id)
      join users u on u.id = one.id
      left join due on due.user_id = u.id and due.board = 'all'
      where u.points <> coalesce(due.points, 0)
    union
    select coalesce(due.user_id, kept.user_id)
      from due full join kept on kept.user_id = due.user_id and kept.board = due.board
      where coalesce(due.points, 0) <> coalesce(kept.points, 0) or due.reach <> kept.reach
  ) as wrong (id)
$$;
