-- When a member said that they took part; null while they haven't answered.
alter table impact_people add column confirmed_at timestamptz;

-- Who said that they didn't. They no longer are among the impact's people.
create table impact_declined_namings (
  -- That of the row of impact_people, which gets it back if the person returns.
  id uuid primary key,
  impact_id uuid not null references impacts on delete cascade,
  user_id uuid not null references users,
  named_at timestamptz not null,
  declined_at timestamptz not null default now(),
  unique (impact_id, user_id)
);
create index impact_declined_namings_user on impact_declined_namings (user_id, id);
