-- The latest live articles of a writer, for the feeds of those who follow them.
create index news_writer on news (created_by, date desc, id desc) where is_live and deleted_at is null;
