-- Every word that an account is known by: a search finds here what was meant.
create table account_words (
  word text primary key
);
create index account_words_alike on account_words using gin (word gin_trgm_ops);

-- What the admins' overview shows, summed by month (UTC). Changes are only added, so that nobody waits for anybody; a job
-- folds them into the sums, and a reader adds up both.
create table tallies (
  tally text not null check (tally in ('accounts', 'impacts', 'points', 'decisions', 'decision_hours')),
  month date not null,
  -- Role and state, state, sign or outcome.
  kind text not null,
  amount numeric(20, 3) not null,
  primary key (tally, month, kind)
);
create table tally_changes (
  tally text not null,
  month date not null,
  kind text not null,
  amount numeric(20, 3) not null
);
