-- Which impact each judge has open now, for the other judges. A row counts for two minutes after the last sign.
create table impact_lookers (
  impact_id uuid not null references impacts on delete cascade,
  user_id uuid not null references users,
  seen_at timestamptz not null default now(),
  primary key (impact_id, user_id)
);
create index impact_lookers_user on impact_lookers (user_id);
