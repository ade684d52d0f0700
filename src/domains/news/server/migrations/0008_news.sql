create table news (
  id uuid primary key,
  title text not null,
  author_name text not null,
  type_article text not null check (type_article in ('news', 'featured', 'story', 'announcement', 'interview')),
  -- With is_live, the moment from which it is shown: nothing has to happen then for it to be shown.
  date timestamptz not null,
  -- Sanitised HTML. Its pictures are in news_media too.
  content text not null,
  excerpt text not null,
  reading_minutes smallint not null check (reading_minutes between 1 and 600),
  cover_id uuid references media on delete set null,
  cover_alt text,
  is_live boolean not null default false,
  -- Whether it was ever shown, for those that aren't now: one that was shown is withdrawn, another is a draft.
  was_shown boolean not null default false,
  deleted_at timestamptz,
  -- How far people were notified that it's live: those whose id comes after told_through weren't yet; once told_at is set,
  -- everyone was. An article that is shown again continues where that stopped.
  told_through uuid,
  told_at timestamptz,
  created_by uuid not null references users,
  -- Which draft of its writer it came from, so that it stays one article when the draft is sent again; and when it last
  -- was: an article that was changed since by other means isn't put back to its draft.
  draft_id uuid,
  draft_at timestamptz,
  -- Increased by each change, so that nobody overwrites a version they haven't seen.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_title text not null generated always as (fold(title)) stored,
  -- Title, author and text, folded, with a space in front, so that each word begins after one.
  search_text text not null
);
create index news_shown on news (date desc, id desc) where is_live and deleted_at is null;
create index news_shown_type on news (type_article, date desc, id desc) where is_live and deleted_at is null;
-- The latest live articles of a writer, for the feeds of those who follow them.
create index news_writer on news (created_by, date desc, id desc) where is_live and deleted_at is null;
create index news_to_tell on news (date, id) where is_live and deleted_at is null and told_at is null;
create index news_date on news (date desc, id desc) where deleted_at is null;
create index news_title on news (search_title, id) where deleted_at is null;
create index news_deleted on news (deleted_at) where deleted_at is not null;
-- What an admin has featured or withdrawn.
create index news_featured on news (id) where type_article = 'featured' and deleted_at is null;
create index news_withdrawn on news (id) where was_shown and not is_live and deleted_at is null;
create index news_cover on news (cover_id) where cover_id is not null;
create unique index news_draft on news (created_by, draft_id) where draft_id is not null;
create index news_search on news using gin (search_text gin_trgm_ops);

-- The cover and the pictures of the text: whoever may read the article may see them.
create table news_media (
  news_id uuid not null references news on delete cascade,
  media_id uuid not null references media on delete cascade,
  primary key (news_id, media_id)
);
create index news_media_media on news_media (media_id);
