-- Registrations that an admin has to approve. Until then the email address doesn't count as verified, so that the account
-- has the rights of a visitor, and is neither listed nor counted anywhere.
create table registrations (
  user_id uuid primary key references users on delete cascade,
  state text not null default 'unverified' check (state in ('unverified', 'waiting', 'approved', 'declined')),
  -- Why the person wants to join; null if they didn't say.
  motivation text check (char_length(motivation) <= 500),
  -- The emailed invitation, which counts as accepted once the registration is approved.
  invitation_id uuid references invitations on delete set null,
  created_at timestamptz not null default now(),
  -- When the email address was verified.
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users,
  reason text,
  check ((sent_at is null) = (state = 'unverified')),
  check ((decided_at is null) = (state in ('unverified', 'waiting')))
);
create index registrations_by_state on registrations (state, sent_at, user_id);
create index registrations_invitation on registrations (invitation_id) where invitation_id is not null;
