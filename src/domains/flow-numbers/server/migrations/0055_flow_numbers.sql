-- What machines did, as sums: nothing in them is about a person. Languages, devices and outcomes are empty where there is
-- none. Detailed sums are kept for each day and, so that two years are soon added up, for each month (`is_month`, `day` is
-- its first).

create table flow_days (
  machine text collate "C" not null,
  day date not null,
  language text collate "C" not null,
  device text collate "C" not null,
  release text collate "C" not null,
  count bigint not null,
  -- Made for a demo community.
  is_demo boolean not null default false,
  primary key (machine, day, language, device, release)
);

create table flow_counts (
  machine text collate "C" not null,
  is_month boolean not null,
  day date not null,
  language text collate "C" not null,
  device text collate "C" not null,
  release text collate "C" not null,
  from_state text collate "C" not null,
  event text collate "C" not null,
  to_state text collate "C" not null,
  outcome text collate "C" not null,
  count bigint not null,
  primary key (machine, is_month, day, language, device, release, from_state, event, to_state, outcome)
);

create table flow_stays (
  machine text collate "C" not null,
  is_month boolean not null,
  day date not null,
  language text collate "C" not null,
  device text collate "C" not null,
  release text collate "C" not null,
  state text collate "C" not null,
  -- How long a stay took, or -1 for stays that began, or -2 for those that ended after an unknown time.
  bucket smallint not null,
  count bigint not null,
  primary key (machine, is_month, day, language, device, release, state, bucket)
);
