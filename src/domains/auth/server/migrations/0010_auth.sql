-- Accounts of other providers that log a person in.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

create table external_sign_ins (
  id_hash bytea primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index external_sign_ins_expiry on external_sign_ins (expires_at);

-- One row per login. Its refresh tokens are one family: all of them end with the session, which is deleted with the last.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  -- What the browser says it is, by which the person recognizes a session. Where it comes from isn't kept.
  user_agent text check (char_length(user_agent) <= 300),
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index sessions_live on sessions (user_id) where revoked_at is null;
-- Ended sessions are deleted some time later.
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;

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
  -- An invitation that is sent again is still the same one: this is when its last email was sent.
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_by uuid references users
);
create index invitations_sent on invitations (invited_by, sent_at);
create index invitations_of_inviter on invitations (invited_by, role, id desc);
create index invitations_of_organizations on invitations (id desc) where role = 'Partner';
-- The organization that a partner was invited for.
create index invitations_accepted on invitations (accepted_by) where accepted_by is not null;
-- The organizations of all partners, without the invitations of everyone else.
create index invitations_of_partners on invitations (accepted_by, created_at desc) include (organization_name)
  where accepted_by is not null and organization_name is not null;

-- The secret of a link in an email is known to its reader alone: only its hash is kept.
create table mail_links (
  token_hash bytea primary key,
  -- 'disown' is the link in the email about a new password: “This wasn’t me”.
  purpose text not null check (purpose in ('verify', 'reset', 'invite', 'disown')),
  user_id uuid references users on delete cascade,
  invitation_id uuid references invitations on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((user_id is null) <> (invitation_id is null))
);
create index mail_links_expiry on mail_links (expires_at);
create index mail_links_user on mail_links (user_id, purpose);
