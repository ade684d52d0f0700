-- The place chosen for the location, as the contract's Place; null if the location isn't one.
alter table impacts add column place jsonb;
-- Those that admins are shown, and that are matched.
create index impacts_unplaced on impacts (location) where place is null and location is not null;

-- One location may have been chosen as several places: they are counted apart. Until all processes are of this release,
-- those of the one before add to the same rows, those without a place.
alter table impact_place_counts add column place_id text not null default '';
alter table impact_place_counts add column spot jsonb;
alter table impact_place_counts drop constraint impact_place_counts_pkey;
alter table impact_place_counts add primary key (place, place_id);
alter table impact_count_changes add column spot jsonb;
