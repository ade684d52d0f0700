-- Keys on people's devices, which log in without a password and take the place of a code after one.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Given by the device.
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often the device says that it was used: only greater ones are accepted, unless it doesn't count.
  counter bigint not null,
  -- How a browser reaches the device.
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a device signs: once, and within minutes.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Who adds a passkey. Null for a login, which nobody is known in yet.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);
