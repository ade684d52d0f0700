-- The latest verified impacts, and what those of a week come to, without reading the impacts' rows.
create index impacts_verified on impacts (verified_at, id) include (hours, people, trees, co2e_kg, waste_kg)
  where is_public;
