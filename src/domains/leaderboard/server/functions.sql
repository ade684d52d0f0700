-- Everyone on the leaderboard of all time.
create or replace view ranked_people as
  select user_id, points from standings where board = 'all' and reach > 0 and points > 0;

-- Who sees a person on the leaderboards: nobody (0), members (1), everyone (2). Someone without a policy has the default
-- one, which the code names too.
create or replace function standing_reach(verified_at timestamptz, left_at timestamptz, policy text) returns smallint
  language sql immutable parallel safe
  as $$ select (case
    when verified_at is null or left_at is not null then 0
    when coalesce(policy, 'public') = 'public' then 2
    when policy = 'members-only' then 1
    else 0 end)::smallint $$;

-- These three write beside the heights what changes in the standings.
create or replace function note_standings_added() returns trigger language plpgsql as $$
begin
  insert into standing_moves (board, points, people)
    select board, points, count(*) from added where reach > 0 and points > 0 group by board, points;
  return null;
end $$;
create or replace trigger standings_added after insert on standings
  referencing new table as added for each statement execute function note_standings_added();

create or replace function note_standings_changed() returns trigger language plpgsql as $$
begin
  insert into standing_moves (board, points, people)
    select board, points, sum(people) from (
      select board, points, 1 as people from after where reach > 0 and points > 0
      union all select board, points, -1 from before where reach > 0 and points > 0) as moved
    group by board, points having sum(people) <> 0;
  return null;
end $$;
create or replace trigger standings_changed after update on standings
  referencing old table as before new table as after for each statement execute function note_standings_changed();

create or replace function note_standings_gone() returns trigger language plpgsql as $$
begin
  insert into standing_moves (board, points, people)
    select board, points, -count(*) from before where reach > 0 and points > 0 group by board, points;
  return null;
end $$;
create or replace trigger standings_gone after delete on standings
  referencing old table as before for each statement execute function note_standings_gone();

-- Adds what was written beside the heights to them.
create or replace function settle_standings() returns void language sql as $$
  with moved as (delete from standing_moves returning board, points, people)
  insert into standing_heights (board, points, people)
    select board, points, sum(people) from moved group by board, points order by board, points
  on conflict (board, points) do update set people = standing_heights.people + excluded.people;
  delete from standing_heights where people = 0;
$$;

-- The leaderboards of the year and the month, in the transaction that writes the ledger, which holds the person's row.
create or replace function stand_in_period() returns trigger language plpgsql as $$
begin
  insert into standings (user_id, board, points, reach)
    select a.user_id, period.board, sum(a.points),
      max(standing_reach(u.email_verified_at, u.deactivated_at, p.leaderboard))
    from added a
    join users u on u.id = a.user_id
    left join privacy_policies p on p.user_id = a.user_id
    left join points_entries adjusted on adjusted.id = a.adjusts_id
    cross join lateral (select coalesce(adjusted.created_at, a.created_at) at time zone 'UTC' as counts_at) moment
    cross join lateral (values (to_char(counts_at, 'YYYY')), (to_char(counts_at, 'YYYY-MM'))) as period (board)
    group by a.user_id, period.board order by a.user_id, period.board
  on conflict (user_id, board) do update set points = standings.points + excluded.points;
  return null;
end $$;
create or replace trigger points_entries_standing after insert on points_entries
  referencing new table as added for each statement execute function stand_in_period();

-- The leaderboard of all time, for accounts that are created with points.
create or replace function stand_from_start() returns trigger language plpgsql as $$
begin
  insert into standings (user_id, board, points, reach)
    select a.id, 'all', a.points, standing_reach(a.email_verified_at, a.deactivated_at, p.leaderboard)
    from added a left join privacy_policies p on p.user_id = a.id
    where a.points > 0 order by a.id;
  return null;
end $$;
create or replace trigger users_standing after insert on users
  referencing new table as added for each statement execute function stand_from_start();

-- Who sees this person on all leaderboards, as it is now.
create or replace function reset_standing(person uuid) returns void language sql as $$
  update standings s set reach = now_is.reach
    from (select standing_reach(u.email_verified_at, u.deactivated_at, p.leaderboard) as reach
      from users u left join privacy_policies p on p.user_id = u.id where u.id = person) as now_is
    where s.user_id = person and s.reach <> now_is.reach;
$$;

-- A person's total changes, or whether they're on leaderboards at all.
create or replace function stand_anew() returns trigger language plpgsql as $$
begin
  if new.points <> old.points then
    insert into standings (user_id, board, points, reach)
      select new.id, 'all', new.points, standing_reach(new.email_verified_at, new.deactivated_at,
        (select leaderboard from privacy_policies where user_id = new.id))
    on conflict (user_id, board) do update set points = excluded.points;
  end if;
  perform reset_standing(new.id);
  return null;
end $$;
create or replace trigger users_standing_changed after update of points, email_verified_at, deactivated_at on users
  for each row when (new.points <> old.points or new.email_verified_at is distinct from old.email_verified_at
    or new.deactivated_at is distinct from old.deactivated_at)
  execute function stand_anew();

create or replace function stand_as_policy_says() returns trigger language plpgsql as $$
begin
  -- Whoever gives points meanwhile has read the policy before: their rows are waited for, and then changed too.
  perform from users where id = new.user_id for no key update;
  perform reset_standing(new.user_id);
  return null;
end $$;
create or replace trigger privacy_policies_standing after insert or update of leaderboard on privacy_policies
  for each row execute function stand_as_policy_says();

-- Recalculates all leaderboards after rows were loaded in bulk: sums the ledger once, by month, and builds the index and
-- the counts from the finished rows instead of with each.
create or replace function recount_standings() returns void language sql
  set work_mem = '256MB' set maintenance_work_mem = '256MB' as $$
  truncate standings, standing_heights, standing_moves;
  drop index standings_order;
  alter table standings disable trigger standings_added;
  insert into standings (user_id, board, points, reach)
    with months as materialized (
      select e.user_id, date_trunc('month', coalesce(adjusted.created_at, e.created_at) at time zone 'UTC') as month,
        sum(e.points)::int as points
      from points_entries e left join points_entries adjusted on adjusted.id = e.adjusts_id group by 1, 2
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

-- What these people have on each leaderboard, by the ledger. It looks their accounts up one by one: otherwise the planner
-- read everyone's, or an index by other columns.
create or replace function standings_due(people uuid[])
  returns table (user_id uuid, board text, points integer, reach smallint)
  language sql stable as $$
  with months as materialized (
    select e.user_id, date_trunc('month', coalesce(adjusted.created_at, e.created_at) at time zone 'UTC') as month,
      sum(e.points)::int as points
    from points_entries e left join points_entries adjusted on adjusted.id = e.adjusts_id
    where e.user_id = any (people) group by 1, 2
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

-- Who of these people has other points or standings than the ledger says. It locks nothing: one statement sees the
-- ledger and what is kept of it as of the same moment, and every transaction changes both. It's planned for each batch,
-- because a plan for any batch takes it for ten people.
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

-- Checks the next people by id, and corrects only those whose points or standings are wrong, under their rows' locks.
create or replace function recount_people(past uuid, most integer, out last uuid, out checked integer, out corrected integer)
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

-- Corrects how many people have each total, by adding what is missing: nobody waits for it.
create or replace function recount_heights() returns integer language sql as $$
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
