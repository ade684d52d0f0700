create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Accents and case aside. Wrapped, for the extension's own function is not immutable and could stand in no index.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create table users (
  id uuid primary key,
  email citext not null unique,
  password_hash text,
  name text,
  last_name text,
  location text,
  contact_no text,
  bio text,
  role text not null default 'Member' check (role in ('Admin', 'Partner', 'Member', 'Judge')),
  is_terms_agreed boolean not null default false,
  is_profile_completed boolean not null default false,
  email_verified_at timestamptz,
  points integer not null default 0 check (points >= 0),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  -- A deactivated account is kept: what it published stays.
  deactivated_at timestamptz,
  search_name text generated always as (fold(coalesce(name, '') || ' ' || coalesce(last_name, ''))) stored
);
create index users_search on users using gin (search_name gin_trgm_ops) where deactivated_at is null;
create index users_ranking on users (points desc, id) where deactivated_at is null;
create index users_admins on users (id) where role = 'Admin' and deactivated_at is null;

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

-- One row per login. Its refresh tokens are one family: the session ends, and with it all of them.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index sessions_live on sessions (user_id) where revoked_at is null;

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

create table invitations (
  id uuid primary key,
  email citext not null,
  invited_by uuid not null references users,
  role text not null default 'Member' check (role in ('Partner', 'Member')),
  organization_name text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_by uuid references users
);
create index invitations_inviter on invitations (invited_by, created_at);

-- The secret of a link that was mailed is known to its reader alone: only its hash is kept.
create table mail_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset', 'invite')),
  user_id uuid references users on delete cascade,
  invitation_id uuid references invitations on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((user_id is null) <> (invitation_id is null))
);
create index mail_links_expiry on mail_links (expires_at);
create index mail_links_user on mail_links (user_id, purpose);

create table external_sign_ins (
  id_hash bytea primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index external_sign_ins_expiry on external_sign_ins (expires_at);

-- Append only. A total on users is what these rows add up to.
create table points_entries (
  id uuid primary key,
  user_id uuid not null references users,
  points integer not null,
  balance integer not null check (balance >= 0),
  cause text not null,
  reason text not null,
  subject_kind text check (subject_kind in ('impact', 'user')),
  subject_id uuid,
  decision_id uuid,
  decided_by uuid references users,
  reverses_id uuid references points_entries,
  created_at timestamptz not null default now()
);
create index points_entries_user on points_entries (user_id, id desc);
create unique index points_entries_invitation on points_entries (subject_id) where cause = 'invitation_accepted';

create table notifications (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null,
  title text not null,
  body text,
  link text,
  actor_id uuid references users,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table audit_entries (
  id uuid primary key,
  actor_id uuid references users,
  action text not null,
  subject_kind text not null,
  subject_id uuid,
  subject_title text,
  link text,
  from_state text,
  to_state text,
  reason text,
  created_at timestamptz not null default now()
);
create index audit_entries_subject on audit_entries (subject_id, id desc);

create table rate_windows (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index rate_windows_end on rate_windows (ends_at);

-- The on-machine mailbox of demo and development.
create table mailbox_messages (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null default now()
);
