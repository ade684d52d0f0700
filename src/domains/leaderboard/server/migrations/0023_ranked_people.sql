-- Everyone on the leaderboard of all time.
create view ranked_people as
  select user_id, points from standings where board = 'all' and reach > 0 and points > 0;
