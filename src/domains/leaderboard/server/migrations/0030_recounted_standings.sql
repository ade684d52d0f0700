-- Makes all leaderboards anew, after rows were loaded in bulk: sums the ledger once, by month, and builds the index and
-- the counts from the finished rows instead of with each.
create or replace function recount_standings() returns void language sql
  set work_mem = '256MB' set maintenance_work_mem = '256MB' as $$
  truncate standings, standing_heights, standing_moves;
  drop index standings_order;
  alter table standings disable trigger standings_added;
  insert into standings (user_id, board, points, reach)
    with months as materialized (
      select user_id, date_trunc('month', created_at at time zone 'UTC') as month, sum(points)::int as points
      from points_entries group by 1, 2
    ), summed as (
      select id as user_id, 'all' as board, points from users where points > 0
      union all select user_id, to_char(month, 'YYYY'), sum(points)::int from months group by 1, 2
      union all select user_id, to_char(month, 'YYYY-MM'), points from months
    )
    select s.user_id, s.board, s.points, standing_reach(u.email_verified_at, u.deactivated_at, p.leaderboard)
    from summed s
    join users u on u.id = s.user_id
    left join privacy_policies p on p.user_id = u.id
    order by s.user_id, s.board collate "C";
  alter table standings enable trigger standings_added;
  create index standings_order on standings (board, points desc, user_id) include (reach) where reach > 0 and points > 0;
  insert into standing_heights (board, points, people)
    select board, points, count(*) from standings where reach > 0 and points > 0 group by board, points;
$$;

-- What these people have on each leaderboard, by the ledger.
create function standings_due(people uuid[]) returns table (user_id uuid, board text, points integer, reach smallint)
  language sql stable as $$
  with months as materialized (
    select e.user_id, date_trunc('month', e.created_at at time zone 'UTC') as month, sum(e.points)::int as points
    from points_entries e where e.user_id = any (people) group by 1, 2
  ), summed as (
    select m.user_id, 'all' as board, sum(m.points)::int as points from months m group by 1
    union all select m.user_id, to_char(m.month, 'YYYY'), sum(m.points)::int from months m group by 1, 2
    union all select m.user_id, to_char(m.month, 'YYYY-MM'), m.points from months m
  )
  select s.user_id, s.board collate "C", s.points, standing_reach(u.email_verified_at, u.deactivated_at, p.leaderboard)
  from summed s
  join users u on u.id = s.user_id
  left join privacy_policies p on p.user_id = u.id
$$;

-- Who of these people has other points or standings than the ledger says. It locks nothing: one statement sees the
-- ledger and what is kept of it as of the same moment, and every transaction changes both.
create function misjudged_people(people uuid[]) returns uuid[] language sql stable as $$
  with due as materialized (select * from standings_due(people)),
  kept as (select s.user_id, s.board, s.points, s.reach from standings s where s.user_id = any (people))
  select coalesce(array_agg(wrong.id order by wrong.id), '{}') from (
    select u.id from users u left join due on due.user_id = u.id and due.board = 'all'
      where u.id = any (people) and u.points <> coalesce(due.points, 0)
    union
    select coalesce(due.user_id, kept.user_id)
      from due full join kept on kept.user_id = due.user_id and kept.board = due.board
      where coalesce(due.points, 0) <> coalesce(kept.points, 0) or due.reach <> kept.reach
  ) as wrong (id)
$$;

-- Checks the next people by id, and corrects only those whose points or standings are wrong, under their rows' locks.
create function recount_people(past uuid, most integer, out last uuid, out checked integer, out corrected integer)
  language plpgsql as $$
declare
  people uuid[] := array(select id from users where id > past order by id limit most);
  wrong uuid[] := misjudged_people(people);
begin
  last := people[cardinality(people)];
  checked := cardinality(people);
  corrected := cardinality(wrong);
  if corrected = 0 then return; end if;
  perform from users where id = any (wrong) order by id for no key update;
  update users u set points = counted.points
    from (select w.id, coalesce(d.points, 0) as points
      from unnest(wrong) as w (id)
      left join standings_due(wrong) d on d.user_id = w.id and d.board = 'all') as counted
    where u.id = counted.id and u.points <> counted.points;
  delete from standings s where s.user_id = any (wrong)
    and not exists (select from standings_due(wrong) d where d.user_id = s.user_id and d.board = s.board);
  insert into standings (user_id, board, points, reach)
    select d.user_id, d.board, d.points, d.reach from standings_due(wrong) d order by d.user_id, d.board
  on conflict (user_id, board) do update set points = excluded.points, reach = excluded.reach
    where standings.points <> excluded.points or standings.reach <> excluded.reach;
end $$;

-- Corrects how many people stand at each total, by adding what is missing: nobody waits for it.
create function recount_heights() returns integer language sql as $$
  with due as (
    select board, points, count(*) as people from standings where reach > 0 and points > 0 group by board, points
  ), kept as (
    select board, points, sum(people) as people
    from (select board, points, people from standing_heights
      union all select board, points, people from standing_moves) as counts
    group by board, points
  ), corrected as (
    insert into standing_moves (board, points, people)
      select board, points, coalesce(due.people, 0) - coalesce(kept.people, 0)
      from due full join kept using (board, points)
      where coalesce(due.people, 0) <> coalesce(kept.people, 0)
    returning id
  )
  select count(*)::int from corrected;
$$;
