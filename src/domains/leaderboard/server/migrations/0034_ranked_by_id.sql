-- Whether someone is on the leaderboard of all time, without reading the row: for the directory by points.
create index standings_ranked on standings (user_id) where board = 'all' and reach > 0 and points > 0;
