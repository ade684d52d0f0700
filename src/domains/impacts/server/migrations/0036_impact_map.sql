-- Where the place is on the map of the world, 65,536 cells wide and high, so that clusters are counted from an index alone.
-- The formula is that of src/domains/places/server/map/on-map.repository.ts.
alter table impacts
  add column map_x integer generated always as
    (floor(((place->>'longitude')::float8 + 180) / 360 * 65535.99)::integer) stored,
  add column map_y integer generated always as
    (floor((0.5 - atanh(sin(radians(greatest(-85, least(85, (place->>'latitude')::float8))))) / (2 * pi())) * 65536)::integer)
    stored;
create index impacts_map on impacts (map_x, map_y) where is_public and map_x is not null;
create index impacts_year_map on impacts (impact_year, map_x, map_y) where is_public and map_x is not null;
create index impacts_event_type_map on impacts (event_type_id, map_x, map_y) include (impact_year)
  where is_public and map_x is not null;

-- Repeats the impact's, so that the map of a goal reads one index too.
alter table impact_goals add column map_x integer;
alter table impact_goals add column map_y integer;
update impact_goals g set map_x = i.map_x, map_y = i.map_y from impacts i where i.id = g.impact_id and i.map_x is not null;
create index impact_goals_map on impact_goals (sdg, map_x, map_y) include (impact_year)
  where is_public and map_x is not null;

alter table impact_place_counts
  add column map_x integer generated always as
    (floor(((spot->>'longitude')::float8 + 180) / 360 * 65535.99)::integer) stored,
  add column map_y integer generated always as
    (floor((0.5 - atanh(sin(radians(greatest(-85, least(85, (spot->>'latitude')::float8))))) / (2 * pi())) * 65536)::integer)
    stored;
create index impact_place_counts_map on impact_place_counts (map_x, map_y) include (impacts) where map_x is not null;
