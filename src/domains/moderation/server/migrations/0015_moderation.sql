-- Everything that was reported: one row for each thing until it is decided, with the decision and the appeal against it.
-- What is reported belongs to another domain, so only its kind and id are kept, and what was said of it at the time.
create table moderation_cases (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  owner_id uuid not null references users,
  title text not null,
  link text not null,
  reported_text text,
  -- What the code itself called the thing, and why it closed the case, so that it can be said in each reader's language;
  -- the other columns have it in English. Null for what consists of people's words.
  facts jsonb,
  state text not null default 'open'
    check (state in ('open', 'dismissed', 'hidden', 'warned', 'suspended', 'appealed', 'upheld', 'overturned')),
  report_count integer not null default 0 check (report_count >= 0),
  -- Why the platform itself opened the case; null where people reported it.
  held_for text check (held_for in ('flood', 'links', 'repetition')),
  -- Whether these reports, or the decision on them, have hidden it.
  is_hidden boolean not null default false,
  outcome text check (outcome in ('dismissed', 'hidden', 'warned', 'suspended')),
  reason text,
  suspended_until timestamptz,
  decided_by uuid references users,
  decided_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  answer text,
  answered_by uuid references users,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  reported_at timestamptz not null default now()
);
-- An appeal may be pending at the same time as the case of newer reports.
create unique index moderation_cases_subject on moderation_cases (kind, subject_id) where state = 'open';
create index moderation_cases_waiting on moderation_cases (id) where state in ('open', 'appealed');
create index moderation_cases_owner on moderation_cases (owner_id, id desc);
create index moderation_cases_most_reported on moderation_cases (report_count desc, id);
-- Lists of cases about one kind of thing, which is all that judges see, and the counts of lists: these need no row but
-- those that were changed lately.
create index moderation_cases_kind on moderation_cases (kind, id) include (owner_id);
create index moderation_cases_decided on moderation_cases (kind, id) include (owner_id) where state not in ('open', 'appealed');

create table moderation_reports (
  id uuid primary key,
  case_id uuid not null references moderation_cases on delete cascade,
  reporter_id uuid not null references users,
  reason text not null,
  text text,
  created_at timestamptz not null default now(),
  unique (case_id, reporter_id)
);
create index moderation_reports_reporter on moderation_reports (reporter_id, id desc);
