-- The language of what people wrote. All texts of one thing, such as a title and a description, are in one language.
create table text_languages (
  kind text not null check (kind in ('impact', 'comment', 'council', 'opportunity', 'article', 'profile')),
  -- The impact, comment, …; the person of a profile.
  subject_id uuid not null,
  -- ISO 639.
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- Whether someone said so. Otherwise it was detected, and is again with each edit.
  is_chosen boolean not null default false,
  writer_id uuid not null references users on delete cascade,
  primary key (kind, subject_id)
);
create index text_languages_writer on text_languages (writer_id);

-- What was written before languages were detected. A job detects them, in the order of their ids, and deletes the row
-- once there are no more.
create table text_detection (
  kind text primary key,
  -- Up to which id it has come.
  after uuid not null default '00000000-0000-0000-0000-000000000000'
);
insert into text_detection (kind)
values ('impact'), ('comment'), ('council'), ('opportunity'), ('article'), ('profile');

-- Translations that people asked for, until the text or its language changes.
create table text_translations (
  kind text not null,
  subject_id uuid not null,
  target text not null,
  -- The language and a hash of what was translated.
  source text not null,
  text_hash text not null,
  -- Null where the original has none.
  title text,
  translation text not null,
  -- What translated it.
  service text not null,
  created_at timestamptz not null default now(),
  primary key (kind, subject_id, target),
  foreign key (kind, subject_id) references text_languages on delete cascade
);
