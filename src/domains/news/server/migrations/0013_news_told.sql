-- How far people were told that an article is live: whose id comes after told_through have not been, once told_at is
-- set all have. One that is shown again goes on where it stopped.
alter table news
  add column told_through uuid,
  add column told_at timestamptz;
-- What was read already is no news.
update news set told_at = now() where was_shown or (is_live and date <= now());
create index news_to_tell on news (date, id) where is_live and deleted_at is null and told_at is null;

-- What is kept for a time alone is found by its age.
create index notifications_age on notifications (created_at);
create index notifications_read_age on notifications (created_at) where read_at is not null;
create index notifications_brief_age on notifications (created_at) where kind = 'news_published';
