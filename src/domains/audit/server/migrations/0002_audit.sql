-- The log, append only.
create table audit_entries (
  id uuid primary key,
  -- Null for what the server did by itself. References users, a floor above: 0004_people.sql adds that.
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id uuid,
  subject_title text,
  link text,
  from_state text,
  to_state text,
  reason text,
  -- What the code itself wrote into an entry, so that it can be said in each reader's language; the other columns have it
  -- in English. Null for what consists of people's words and of states.
  facts jsonb,
  created_at timestamptz not null default now(),
  search_title text not null generated always as (fold(coalesce(subject_title, ''))) stored
);
create index audit_entries_subject on audit_entries (subject_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_action on audit_entries (action, id desc);
create index audit_entries_search on audit_entries using gin (search_title gin_trgm_ops);
