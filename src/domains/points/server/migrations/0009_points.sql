-- The greatest milestone that an entry's balance has passed; null for most entries. A plain expression, and not strict, so
-- that the planner puts it in place of the call.
create function milestone_passed(balance integer, points integer) returns integer
  language sql immutable parallel safe
  as $$
    select case
      when balance >= 100000 and balance - points < 100000 then 100000
      when balance >= 50000 and balance - points < 50000 then 50000
      when balance >= 25000 and balance - points < 25000 then 25000
      when balance >= 10000 and balance - points < 10000 then 10000
      when balance >= 5000 and balance - points < 5000 then 5000
      when balance >= 2500 and balance - points < 2500 then 2500
      when balance >= 1000 and balance - points < 1000 then 1000
      when balance >= 500 and balance - points < 500 then 500
      when balance >= 100 and balance - points < 100 then 100
    end
  $$;

-- The ledger, append only. A person's points in users are the sum of these rows.
create table points_entries (
  id uuid primary key,
  user_id uuid not null references users,
  points integer not null,
  balance integer not null check (balance >= 0),
  cause text not null,
  reason text not null,
  -- What the reason is made of, so that it can be said in each reader's language; `reason` has it in English. Null for
  -- what an admin typed.
  reason_facts jsonb,
  subject_kind text check (subject_kind in ('impact', 'user')),
  subject_id uuid,
  decision_id uuid,
  decided_by uuid references users,
  reverses_id uuid references points_entries,
  created_at timestamptz not null default now()
);
create index points_entries_user on points_entries (user_id, id desc);
create unique index points_entries_invitation on points_entries (subject_id) where cause = 'invitation_accepted';
-- The points of a decision are given once, and taken back once.
create unique index points_entries_decision on points_entries (decision_id, user_id) where reverses_id is null;
create unique index points_entries_reversal on points_entries (reverses_id);
create index points_entries_milestones on points_entries (user_id, created_at desc, id desc)
  include (balance, points)
  where milestone_passed(balance, points) is not null;
