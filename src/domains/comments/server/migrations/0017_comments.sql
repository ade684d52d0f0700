-- The comments of one item as a whole; a row is made for its first comment.
create table comment_threads (
  kind text not null check (kind in ('impact', 'news', 'council', 'opportunity')),
  subject_id uuid not null,
  audience text not null default 'public' check (audience in ('public', 'members')),
  -- Those that everyone in the audience finds listed, and how many of them are for members only; kept by the transactions
  -- that change them.
  comment_count integer not null default 0 check (comment_count >= 0),
  members_count integer not null default 0 check (members_count >= 0),
  -- Articles are the only items that are deleted permanently.
  news_id uuid generated always as (case when kind = 'news' then subject_id end) stored references news on delete cascade,
  primary key (kind, subject_id),
  check (audience = 'public' or kind = 'council')
);
create index comment_threads_news on comment_threads (news_id) where news_id is not null;

create table comments (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  -- The comment at the beginning of the replies; its own id for one on the item itself. A thread is in the order of
  -- (root_id, id): ids contain the time, so replies follow their comment.
  root_id uuid not null references comments on delete cascade,
  author_id uuid not null references users,
  -- Whom it was written for, which stays so when its council opens its thread to everyone or limits it to members.
  audience text not null default 'public' check (audience in ('public', 'members')),
  -- Null once it is deleted.
  content text,
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 10),
  state text not null check (state in ('visible', 'held', 'hidden', 'deleted')),
  deleted_by text check (deleted_by in ('author', 'admin')),
  -- Replies that are listed, how many of them are for members only, and likes: kept by the transactions that change them.
  reply_count integer not null default 0 check (reply_count >= 0),
  members_reply_count integer not null default 0 check (members_reply_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  -- Which draft of its author it came from, so that it is posted once.
  draft_id uuid,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- The words, folded, with a space in front of each. A mention is an id in braces, and nothing to search for.
  search_text text generated always as (
    ' ' || regexp_replace(
      fold(regexp_replace(content, '@\{[0-9a-f-]{36}\}', ' ', 'gi')),
      '[\s!-/:-@\[-`{-~]+', ' ', 'g')) stored,
  foreign key (kind, subject_id) references comment_threads on delete cascade,
  check ((state = 'deleted') = (content is null)),
  check ((state = 'deleted') = (deleted_by is not null))
);
-- Without those that nobody finds listed.
create index comments_list on comments (kind, subject_id, root_id, id) where state <> 'deleted' or reply_count > 0;
create index comments_thread on comments (kind, subject_id);
create index comments_root on comments (root_id);
create index comments_author on comments (author_id, id);
create index comments_held on comments (id) where state = 'held';
create unique index comments_draft on comments (author_id, draft_id) where draft_id is not null;
-- Only what everyone in the audience can read is found.
create index comments_search on comments using gin (search_text gin_trgm_ops) where state = 'visible';

create table comment_likes (
  comment_id uuid not null references comments on delete cascade,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_likes_user on comment_likes (user_id, comment_id);

create table comment_mutes (
  user_id uuid not null references users,
  kind text not null check (kind in ('impact', 'news', 'council', 'opportunity')),
  subject_id uuid not null,
  primary key (user_id, kind, subject_id)
);
