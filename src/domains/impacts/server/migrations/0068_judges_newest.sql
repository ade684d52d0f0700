-- Appeals were found among all pending impacts, and the newest declined ones among all.
create index impacts_appealed on impacts (impact_year, id) include (verified_by, declined_by)
  where is_verified is null and not is_hidden and appeal_id is not null;
create index impacts_declined_newest on impacts (id) where is_verified is false and not is_hidden;
