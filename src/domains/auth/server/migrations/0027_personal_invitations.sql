-- Who registered with whose invitation link. The inviter only learns how many they are.
create table personal_invitations (
  user_id uuid primary key references users on delete cascade,
  inviter_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index personal_invitations_inviter on personal_invitations (inviter_id);
