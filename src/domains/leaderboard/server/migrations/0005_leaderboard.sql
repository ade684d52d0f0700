-- What a person has on each leaderboard: 'all', a year ('2026') or a month of it ('2026-11'), in UTC. For a period it's the
-- sum of the rows of the ledger that were written in it. `reach` says who sees it: nobody (0), members (1), everyone (2).
create table standings (
  user_id uuid not null references users on delete cascade,
  board text collate "C" not null,
  points integer not null,
  reach smallint not null,
  primary key (user_id, board)
);
create index standings_order on standings (board, points desc, user_id) include (reach) where reach > 0 and points > 0;
-- Whether someone is on the leaderboard of all time, without reading the row: for the directory by points.
create index standings_ranked on standings (user_id) where board = 'all' and reach > 0 and points > 0;

-- How many people have each total: a rank is the sum of those above. Changes are written beside it, so that nobody waits
-- for anybody, and are added from time to time; both together are always right.
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
