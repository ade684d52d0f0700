-- For who may see a file.
create or replace view news_files as select media_id from news_media;
-- Without those of deleted articles.
create or replace view standing_news_files as
  select f.media_id from news_media f join news n on n.id = f.news_id and n.deleted_at is null;

-- What an admin has withdrawn or featured.
create or replace view curated_news as
  select id, title, created_by as owner_id, created_at,
    was_shown and not is_live and deleted_at is null as is_hidden,
    type_article = 'featured' and deleted_at is null and is_live as is_featured
  from news;
