create table news (
  id uuid primary key,
  title text not null,
  author_name text not null,
  type_article text not null check (type_article in ('news', 'featured', 'story', 'announcement', 'interview')),
  -- With is_live, when it is shown from: nothing has to happen at that moment for it to be shown.
  date timestamptz not null,
  -- Sanitised HTML. Its pictures stand in news_media too.
  content text not null,
  excerpt text not null,
  reading_minutes smallint not null check (reading_minutes between 1 and 600),
  cover_id uuid references media on delete set null,
  cover_alt text,
  is_live boolean not null default false,
  -- Whether it was ever shown, as far as it is not now: what was shown is withdrawn, what was not is a draft.
  was_shown boolean not null default false,
  deleted_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_title text not null generated always as (fold(title)) stored,
  -- Title, author and text, folded, with a space ahead, so that each word begins behind one.
  search_text text not null
);
create index news_shown on news (date desc, id desc) where is_live and deleted_at is null;
create index news_shown_type on news (type_article, date desc, id desc) where is_live and deleted_at is null;
create index news_date on news (date desc, id desc) where deleted_at is null;
create index news_title on news (search_title, id) where deleted_at is null;
create index news_deleted on news (deleted_at) where deleted_at is not null;
create index news_cover on news (cover_id) where cover_id is not null;
create index news_search on news using gin (search_text gin_trgm_ops);

-- The cover and the pictures of the text: whoever may read the article may see them.
create table news_media (
  news_id uuid not null references news on delete cascade,
  media_id uuid not null references media on delete cascade,
  primary key (news_id, media_id)
);
create index news_media_media on news_media (media_id);
