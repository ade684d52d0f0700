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
