-- What one daily email contained.
create table notification_digests (
  id uuid primary key,
  user_id uuid not null references users,
  day date not null,
  unique (user_id, day)
);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users,
  -- In the order in which a person's notifications become visible, which that of their ids isn't: of two concurrent
  -- transactions, the later id may be committed first. Whoever follows by number misses none.
  number bigint,
  kind text not null,
  title text not null,
  body text,
  -- The same in other languages than its own, where it differs: its reader may choose another one later.
  titles jsonb,
  bodies jsonb,
  link text,
  actor_id uuid references users,
  -- What an unread notification gathers, such as the replies to one comment, and the people behind it, the latest last.
  bundle text,
  bundled_ids uuid[],
  way text not null default 'in_app' check (way in ('in_app', 'mail', 'digest')),
  -- The job that writes an email of its own, and what that job needs to know.
  letter jsonb,
  -- When it was handed on to be sent, alone or in a daily email.
  handed_at timestamptz,
  digest_id uuid references notification_digests,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create unique index notifications_number on notifications (user_id, number);
create index notifications_unnumbered on notifications (user_id) where number is null;
create index notifications_user on notifications (user_id, id desc);
create index notifications_kind on notifications (user_id, kind, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
create index notifications_unread_kind on notifications (user_id, kind, id desc) where read_at is null;
create index notifications_unread_page on notifications (user_id, kind, link) where read_at is null;
create unique index notifications_bundle on notifications (user_id, bundle) where bundle is not null and read_at is null;
-- Those that quote something at a place of a page, such as a comment: they lose its text when it's deleted or hidden.
create index notifications_place on notifications (split_part(link, '#', 2))
  where body is not null and link like '%#%';
create index notifications_to_mail on notifications (id) where way = 'mail' and handed_at is null;
create index notifications_to_digest on notifications (user_id) where way = 'digest' and handed_at is null;
create index notifications_digest on notifications (digest_id) where digest_id is not null;
-- Those that are only kept for a time are found by their age.
create index notifications_age on notifications (created_at);
create index notifications_read_age on notifications (created_at) where read_at is not null;
create index notifications_brief_age on notifications (created_at) where kind = 'news_published';

create table notification_counters (
  user_id uuid primary key references users,
  last_number bigint not null,
  unread integer not null check (unread >= 0)
);

create table notification_choices (
  user_id uuid not null references users,
  kind text not null,
  way text not null check (way in ('in_app', 'mail', 'digest', 'none')),
  -- The choice before a link in an email stopped it, which undoing that needs.
  stopped text check (stopped in ('default', 'mail', 'digest')),
  chosen_at timestamptz not null default now(),
  primary key (user_id, kind)
);
