create view impact_titles as select id, title, impact_year from impacts;
create view impact_files as select impact_id, media_id from impact_media;
create view served_goals as select impact_id, sdg from impact_goals;

-- What an Admin has hidden or featured.
create view curated_impacts as select id, title, owner_id, created_at, is_hidden, is_featured from impacts;
