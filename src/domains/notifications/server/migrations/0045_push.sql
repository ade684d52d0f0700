-- The pair of keys by which push services recognise this server, unless the operator has set one. One row at most.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  sealed_private_key text not null
);

-- Browsers that show their person's notifications. The keys allow nobody but this server to write to them: it signs each
-- message.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  shows_texts boolean not null default false,
  created_at timestamptz not null default now(),
  last_sent_at timestamptz,
  -- Its push service has asked to be left alone until then.
  paused_until timestamptz
);
create index push_devices_user on push_devices (user_id);

-- Which kinds devices show. A kind left at its default has no row.
create table push_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  is_pushed boolean not null,
  chosen_at timestamptz not null default now(),
  primary key (user_id, kind)
);

alter table notifications
  add column is_pushed boolean not null default false,
  -- When its messages were handed to the queue.
  add column pushed_at timestamptz;
create index notifications_to_push on notifications (id) where is_pushed and pushed_at is null;
