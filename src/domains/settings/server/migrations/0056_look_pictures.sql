-- Pictures of the community's look: marks, and pictures for link previews. They are few and small, and here so that every
-- process and every backup has them as soon as the setting.
create table look_pictures (
  -- A hash of the content, with an ending for its type.
  file text primary key,
  content bytea not null,
  uploaded_at timestamptz not null default now()
);
