-- Who sees a person on the leaderboards: nobody (0), members (1), everyone (2). Who has no policy has the default one,
-- which the code names too.
create function standing_reach(verified_at timestamptz, left_at timestamptz, policy text) returns smallint
  language sql immutable parallel safe
  as $$ select (case
    when verified_at is null or left_at is not null then 0
    when coalesce(policy, 'public') = 'public' then 2
    when policy = 'members-only' then 1
    else 0 end)::smallint $$;

-- What a person has on each leaderboard: 'all', a year ('2026') or a month of it ('2026-11'), by UTC. Of a period it is
-- what the rows of the ledger add up to that were written in it.
create table standings (
  user_id uuid not null references users on delete cascade,
  board text collate "C" not null,
  points integer not null,
  reach smallint not null,
  primary key (user_id, board)
);
create index standings_order on standings (board, points desc, user_id) include (reach) where reach > 0 and points > 0;

-- How many people stand at each total: a rank is the sum of those above. What changes is written beside it, so that
-- nobody waits for anybody, and is added from time to time; both together are always right.
create table standing_heights (
  board text collate "C" not null,
  points integer not null,
  people bigint not null,
  primary key (board, points)
);
create table standing_moves (
  id bigint generated always as identity primary key,
  board text collate "C" not null,
  points integer not null,
  people bigint not null
);

create function note_standings_added() returns trigger language plpgsql as $$
begin
  insert into standing_moves (board, points, people)
    select board, points, count(*) from added where reach > 0 and points > 0 group by board, points;
  return null;
end $$;
create function note_standings_changed() returns trigger language plpgsql as $$
begin
  insert into standing_moves (board, points, people)
    select board, points, sum(people) from (
      select board, points, 1 as people from after where reach > 0 and points > 0
      union all select board, points, -1 from before where reach > 0 and points > 0) as moved
    group by board, points having sum(people) <> 0;
  return null;
end $$;
create function note_standings_gone() returns trigger language plpgsql as $$
begin
  insert into standing_moves (board, points, people)
    select board, points, -count(*) from before where reach > 0 and points > 0 group by board, points;
  return null;
end $$;
create trigger standings_added after insert on standings
  referencing new table as added for each statement execute function note_standings_added();
create trigger standings_changed after update on standings
  referencing old table as before new table as after for each statement execute function note_standings_changed();
create trigger standings_gone after delete on standings
  referencing old table as before for each statement execute function note_standings_gone();

create function settle_standings() returns void language sql as $$
  with moved as (delete from standing_moves returning board, points, people)
  insert into standing_heights (board, points, people)
    select board, points, sum(people) from moved group by board, points order by board, points
  on conflict (board, points) do update set people = standing_heights.people + excluded.people;
  delete from standing_heights where people = 0;
$$;

-- In the transaction that writes the ledger, which holds the person's row.
create function stand_in_period() returns trigger language plpgsql as $$
begin
  insert into standings (user_id, board, points, reach)
    select a.user_id, period.board, sum(a.points),
      max(standing_reach(u.email_verified_at, u.deactivated_at, p.leaderboard))
    from added a
    join users u on u.id = a.user_id
    left join privacy_policies p on p.user_id = a.user_id
    cross join lateral (values
      (to_char(a.created_at at time zone 'UTC', 'YYYY')), (to_char(a.created_at at time zone 'UTC', 'YYYY-MM'))
    ) as period (board)
    group by a.user_id, period.board order by a.user_id, period.board
  on conflict (user_id, board) do update set points = standings.points + excluded.points;
  return null;
end $$;
create trigger points_entries_standing after insert on points_entries
  referencing new table as added for each statement execute function stand_in_period();

create function stand_from_start() returns trigger language plpgsql as $$
begin
  insert into standings (user_id, board, points, reach)
    select a.id, 'all', a.points, standing_reach(a.email_verified_at, a.deactivated_at, p.leaderboard)
    from added a left join privacy_policies p on p.user_id = a.id
    where a.points > 0 order by a.id;
  return null;
end $$;
create trigger users_standing after insert on users
  referencing new table as added for each statement execute function stand_from_start();

create function reset_standing(person uuid) returns void language sql as $$
  update standings s set reach = now_is.reach
    from (select standing_reach(u.email_verified_at, u.deactivated_at, p.leaderboard) as reach
      from users u left join privacy_policies p on p.user_id = u.id where u.id = person) as now_is
    where s.user_id = person and s.reach <> now_is.reach;
$$;

create function stand_anew() returns trigger language plpgsql as $$
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
create trigger users_standing_changed after update of points, email_verified_at, deactivated_at on users
  for each row when (new.points <> old.points or new.email_verified_at is distinct from old.email_verified_at
    or new.deactivated_at is distinct from old.deactivated_at)
  execute function stand_anew();

create function stand_as_policy_says() returns trigger language plpgsql as $$
begin
  -- Whoever gives points meanwhile has read the policy before: their rows are waited for, and then changed too.
  perform from users where id = new.user_id for no key update;
  perform reset_standing(new.user_id);
  return null;
end $$;
create trigger privacy_policies_standing after insert or update of leaderboard on privacy_policies
  for each row execute function stand_as_policy_says();

-- Makes all leaderboards anew, after rows were loaded in bulk.
create function recount_standings() returns void language sql as $$
  truncate standings, standing_heights, standing_moves;
  insert into standings (user_id, board, points, reach)
    select summed.user_id, summed.board, summed.points,
      standing_reach(u.email_verified_at, u.deactivated_at, p.leaderboard)
    from (
      select id as user_id, 'all' as board, points from users where points > 0
      union all
      select e.user_id, period.board, sum(e.points)
      from points_entries e cross join lateral (values
        (to_char(e.created_at at time zone 'UTC', 'YYYY')), (to_char(e.created_at at time zone 'UTC', 'YYYY-MM'))
      ) as period (board)
      group by e.user_id, period.board
    ) as summed
    join users u on u.id = summed.user_id
    left join privacy_policies p on p.user_id = u.id;
  truncate standing_moves;
  insert into standing_heights (board, points, people)
    select board, points, count(*) from standings where reach > 0 and points > 0 group by board, points;
$$;

-- The words of the names of those who can be found: verified and not gone. Parted at spaces alone, as a search is.
create function name_words(value text) returns text[]
  language sql immutable parallel safe strict
  as $$ select array(
    select distinct word from unnest(regexp_split_to_array(value collate "C", '[[:space:]]+')) as word where word <> '') $$;

create table person_words (
  word text collate "C" not null,
  user_id uuid not null references users on delete cascade,
  primary key (word, user_id)
);
create index person_words_person on person_words (user_id, word);

-- Every word there is: a search finds here the words that hold what it looks for, or are spelled alike, and by them the
-- people.
create table known_name_words (
  word text collate "C" primary key
);
create index known_name_words_alike on known_name_words using gin (word gin_trgm_ops);

-- In one order for all, so that two who bring the same words wait for each other and never in a circle.
create function learn_names() returns trigger language plpgsql as $$
begin
  insert into known_name_words (word)
    select distinct word from added cross join lateral unnest(name_words(search_name)) as word
    where email_verified_at is not null and deactivated_at is null order by word
  on conflict do nothing;
  insert into person_words (word, user_id)
    select word, id from added cross join lateral unnest(name_words(search_name)) as word
    where email_verified_at is not null and deactivated_at is null;
  return null;
end $$;
create trigger users_named after insert on users
  referencing new table as added for each statement execute function learn_names();

create function relearn_name() returns trigger language plpgsql as $$
declare
  words text[] := case when new.email_verified_at is not null and new.deactivated_at is null
    then name_words(new.search_name) else '{}' end;
begin
  insert into known_name_words (word) select word from unnest(words) as word order by word on conflict do nothing;
  delete from person_words where user_id = new.id and word <> all (words);
  insert into person_words (word, user_id) select word, new.id from unnest(words) as word on conflict do nothing;
  return null;
end $$;
create trigger users_renamed after update of name, last_name, email_verified_at, deactivated_at on users
  for each row when (new.name is distinct from old.name or new.last_name is distinct from old.last_name
    or (new.email_verified_at is null) <> (old.email_verified_at is null)
    or (new.deactivated_at is null) <> (old.deactivated_at is null))
  execute function relearn_name();

-- Makes the words of all names anew, after rows were loaded in bulk.
create function relearn_names() returns void language sql as $$
  truncate person_words, known_name_words;
  insert into person_words (word, user_id)
    select word, id from users cross join lateral unnest(name_words(search_name)) as word
    where email_verified_at is not null and deactivated_at is null;
  insert into known_name_words (word) select distinct word from person_words;
$$;

-- The directory by name.
create index users_directory on users (search_name collate "C", id)
  where email_verified_at is not null and deactivated_at is null;
-- By role, newest last.
create index users_roles on users (role, id) where email_verified_at is not null and deactivated_at is null;

select recount_standings();
select relearn_names();
