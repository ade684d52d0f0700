-- Addresses that events are sent to.
create table webhooks (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  url text not null,
  subject text not null check (subject in ('everything', 'council', 'opportunities')),
  council_id uuid references councils on delete cascade,
  events text[] not null,
  sealed_secret text not null,
  -- Signs as well until then.
  old_sealed_secret text,
  old_secret_until timestamptz,
  -- Null while it's on.
  off_reason text check (off_reason in ('owner', 'admin', 'failures', 'gone')),
  delivered_at timestamptz,
  -- Since the last attempt that succeeded.
  failing_since timestamptz,
  failures integer not null default 0,
  -- No attempt is made before, since so many have failed in a row.
  paused_until timestamptz,
  -- The process that sends for it, and until when it has to say that it's still there.
  claim_id uuid,
  busy_until timestamptz,
  created_at timestamptz not null default now(),
  check ((subject = 'council') = (council_id is not null)),
  check ((old_sealed_secret is null) = (old_secret_until is null))
);
create index webhooks_owner on webhooks (owner_id, id);
create index webhooks_council on webhooks (council_id) where council_id is not null;
create index webhooks_events on webhooks using gin (events) where off_reason is null;

-- Events that were or will be sent to a webhook.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  -- Events of one subject are sent in this order.
  position bigint not null generated always as identity,
  type text not null,
  subject_id uuid not null,
  -- Its links are paths.
  data jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'sending', 'retrying', 'delivered', 'given_up')),
  attempts integer not null default 0,
  -- When it happened, or was asked for again, and the attempts since.
  asked_at timestamptz not null default now(),
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  -- Null once it's delivered or given up.
  due_at timestamptz default now(),
  attempted_at timestamptz,
  took_ms integer,
  url text,
  headers jsonb,
  status smallint,
  answer text,
  failure text,
  check ((due_at is null) = (state in ('delivered', 'given_up')))
);
create index webhook_deliveries_list on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, position) where due_at is not null;
create index webhook_deliveries_subject on webhook_deliveries (webhook_id, subject_id, position) where due_at is not null;
create index webhook_deliveries_age on webhook_deliveries (created_at) where due_at is null;
