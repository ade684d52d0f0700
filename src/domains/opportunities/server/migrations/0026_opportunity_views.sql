create view opportunity_files as select media_id from opportunity_media;

-- What an Admin has hidden or featured.
create view curated_opportunities as select id, title, owner_id, created_at, is_hidden, is_featured from opportunities;
