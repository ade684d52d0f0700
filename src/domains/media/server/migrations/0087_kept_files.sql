-- Deleted files that a decision names as its evidence. They are apart from the others, so that nothing else finds them.
create table kept_files (
  id uuid primary key,
  owner_id uuid not null references users,
  kind text not null check (kind in ('picture', 'document')),
  bytes bigint not null,
  width integer,
  height integer,
  widths integer[] not null,
  blur_data_url text,
  alt text,
  file_name text,
  created_at timestamptz not null,
  hidden_at timestamptz,
  deleted_at timestamptz not null default now()
);
create index kept_files_owner on kept_files (owner_id, id);
