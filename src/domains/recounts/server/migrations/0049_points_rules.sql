-- The rules by which impacts have earned points. The first is the default, which every impact verified before followed.
create table points_rules (
  id integer generated always as identity primary key,
  rule jsonb not null unique
);
insert into points_rules (rule) values ('{
  "impact": 10,
  "hours": {"points": 1, "per": 2, "most": 30},
  "people": {"points": 1, "per": 5, "most": 20},
  "trees": {"points": 1, "per": 10, "most": 20},
  "co2eKg": {"points": 1, "per": 100, "most": 10},
  "wasteKg": {"points": 1, "per": 20, "most": 10},
  "invitation": 10
}');

-- The rule by which it earned its points when it was verified.
alter table impacts add column points_rule_id integer not null default 1 references points_rules;
create index impacts_points_rule on impacts (points_rule_id, id) where is_verified is true;

-- The entry that this one corrects, since its impact was recounted by another rule. It counts for the same leaderboards.
alter table points_entries add column adjusts_id uuid references points_entries;
create index points_entries_adjusts on points_entries (adjusts_id) where adjusts_id is not null;
-- What each person has of an impact.
create index points_entries_impact on points_entries (subject_id, user_id) where cause = 'impact_verified';

-- Recounts of verified impacts, by the rule that held when they were asked for. Which impacts are left to do is known
-- from their own rules, so an interrupted one goes on where it was.
create table points_recounts (
  id bigint generated always as identity primary key,
  rule_id integer not null references points_rules,
  state text not null check (state in ('waiting', 'running', 'done', 'stopped')),
  total integer not null,
  done integer not null default 0,
  changes integer not null default 0,
  asked_by uuid not null references users,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('waiting', 'running')))
);
create unique index points_recounts_open on points_recounts ((true)) where state in ('waiting', 'running');
