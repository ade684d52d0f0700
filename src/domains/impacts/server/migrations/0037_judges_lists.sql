-- Judges' lists and their counts for each year, and a council's year, without reading the impacts' rows.
create index impacts_shown_year on impacts (impact_year, id) where not is_hidden;
create index impacts_waiting on impacts (impact_year, id) include (verified_by, declined_by, decisions, appeal_id)
  where is_verified is null and not is_hidden;
create index impacts_declined_year on impacts (impact_year, id) where is_verified is false and not is_hidden;
create index impacts_council_year on impacts (council_id, impact_year, id) include (is_public)
  where council_id is not null;
