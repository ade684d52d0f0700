-- Repeats the impact's kind, so that the map of a goal and a kind reads one index.
alter table impact_goals add column event_type_id uuid;
update impact_goals g set event_type_id = i.event_type_id from impacts i where i.id = g.impact_id;
create index impact_goals_kind_map on impact_goals (event_type_id, sdg, map_x, map_y) include (impact_year)
  where is_public and map_x is not null;
