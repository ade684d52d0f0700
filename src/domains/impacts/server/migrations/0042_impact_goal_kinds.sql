-- Repeats the impact's kind, so that the map of a goal and a kind reads one index.
alter table impact_goals add column event_type_id uuid;
update impact_goals g set event_type_id = i.event_type_id from impacts i where i.id = g.impact_id;
create index impact_goals_kind_map on impact_goals (event_type_id, sdg, map_x, map_y) include (impact_year)
  where is_public and map_x is not null;

-- Others of functions.sql take their place.
drop trigger if exists impact_goals_placed on impact_goals;
drop trigger if exists impacts_moved on impacts;
drop function if exists place_goal();
drop function if exists move_goals();
