-- What an account is, in one word, and how Admins find it: by name and by mail address.
alter table users
  add column status text not null generated always as (case
    when deactivated_at is not null then 'inactive'
    when email_verified_at is null then 'unverified'
    when not is_profile_completed then 'incomplete'
    else 'active' end) stored,
  -- With a space ahead, so that each word begins behind one.
  add column account_text text not null generated always as
    (' ' || fold(coalesce(name, '') || ' ' || coalesce(last_name, '') || ' ' || email::text)) stored,
  add column account_words text[] not null generated always as
    (words_of(coalesce(name, '') || ' ' || coalesce(last_name, '') || ' ' || email::text)) stored;
create index users_created on users (created_at, id);
-- The common role and state are walked by any order; the rare ones have an order of their own.
create index users_rare_role on users (role, created_at, id) where role <> 'Member';
create index users_rare_status on users (status, created_at, id) where status <> 'active';
create index users_by_name on users (search_name collate "C", id);
create index users_last_seen on users ((coalesce(last_seen_at, '-infinity'::timestamptz)), id);
create index users_account_words on users using gin (account_words);
create index users_account_text on users using gin (account_text gin_trgm_ops);

-- Every word that an account is known by: a search finds here what was meant.
create table account_words (
  word text primary key
);
create index account_words_alike on account_words using gin (word gin_trgm_ops);

create function learn_words_of_accounts() returns trigger language plpgsql as $$
begin
  -- In one order for all, so that two who bring the same words wait for each other and never in a circle.
  insert into account_words (word)
    select distinct word from added cross join lateral unnest(account_words) as word order by word
  on conflict do nothing;
  return null;
end $$;
create function learn_words_of_account() returns trigger language plpgsql as $$
begin
  insert into account_words (word) select word from unnest(new.account_words) as word order by word
  on conflict do nothing;
  return null;
end $$;
create trigger users_words_learned after insert on users
  referencing new table as added for each statement execute function learn_words_of_accounts();
create trigger users_words_relearned after update of name, last_name, email on users
  for each row when (old.account_words is distinct from new.account_words) execute function learn_words_of_account();

-- What the overview of the Admins shows, summed by month (UTC). Changes are only added, so that nobody waits for anybody;
-- a job folds them into the sums, and a reader adds up both.
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

create function fold_tallies() returns void language sql as $$
  with taken as (delete from tally_changes returning tally, month, kind, amount)
  insert into tallies (tally, month, kind, amount)
    select tally, month, kind, sum(amount) from taken group by 1, 2, 3 order by 1, 2, 3
  on conflict (tally, month, kind) do update set amount = tallies.amount + excluded.amount;
$$;

create function impact_state(is_verified boolean) returns text
  language sql immutable parallel safe
  as $$ select case when is_verified is null then 'pending' when is_verified then 'verified' else 'declined' end $$;

-- How many hours a decision took since the impact was last sent.
create function hours_to_decide(decided_impact uuid, decided timestamptz) returns numeric language sql stable as $$
  select extract(epoch from decided - max(created_at)) / 3600 from impact_reviews
  where impact_id = decided_impact and event in ('submitted', 'resubmitted', 'appealed') and created_at <= decided;
$$;

create function tally_new_accounts() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount)
    select 'accounts', join_month(created_at), role || ' ' || status, count(*) from added group by 2, 3;
  return null;
end $$;
create function tally_changed_account() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount) values
    ('accounts', join_month(old.created_at), old.role || ' ' || old.status, -1),
    ('accounts', join_month(new.created_at), new.role || ' ' || new.status, 1);
  return null;
end $$;
create trigger users_tallied after insert on users
  referencing new table as added for each statement execute function tally_new_accounts();
create trigger users_tallied_again
  after update of role, deactivated_at, email_verified_at, is_profile_completed on users
  for each row when (old.role <> new.role or old.status <> new.status) execute function tally_changed_account();

create function tally_new_impacts() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount)
    select 'impacts', join_month(created_at), impact_state(is_verified), count(*) from added group by 2, 3;
  return null;
end $$;
create function tally_changed_impact() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount) values
    ('impacts', join_month(old.created_at), impact_state(old.is_verified), -1),
    ('impacts', join_month(new.created_at), impact_state(new.is_verified), 1);
  return null;
end $$;
create trigger impacts_tallied after insert on impacts
  referencing new table as added for each statement execute function tally_new_impacts();
create trigger impacts_tallied_again after update of is_verified on impacts
  for each row when (old.is_verified is distinct from new.is_verified) execute function tally_changed_impact();

create function tally_points() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount)
    select 'points', join_month(created_at), case when points > 0 then 'given' else 'taken' end, sum(abs(points))
    from added where points <> 0 group by 2, 3;
  return null;
end $$;
create trigger points_entries_tallied after insert on points_entries
  referencing new table as added for each statement execute function tally_points();

create function tally_decisions() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount)
    select kept.tally, join_month(created_at), event, kept.amount
    from (select *, hours_to_decide(impact_id, created_at) as hours from added
      where event in ('verified', 'declined', 'overturned')) as decided
    cross join lateral (values ('decisions', 1::numeric), ('decision_hours', hours)) as kept (tally, amount)
    where hours is not null;
  return null;
end $$;
create trigger impact_reviews_tallied after insert on impact_reviews
  referencing new table as added for each statement execute function tally_decisions();

-- Makes everything that is summed or known anew, after rows were loaded in bulk.
create function recount_administration() returns void language sql as $$
  delete from tally_changes;
  delete from tallies;
  insert into tallies (tally, month, kind, amount)
    select 'accounts', join_month(created_at), role || ' ' || status, count(*) from users group by 2, 3
    union all
    select 'impacts', join_month(created_at), impact_state(is_verified), count(*) from impacts group by 2, 3
    union all
    select 'points', join_month(created_at), case when points > 0 then 'given' else 'taken' end, sum(abs(points))
    from points_entries where points <> 0 group by 2, 3;
  insert into tallies (tally, month, kind, amount)
    select kept.tally, join_month(decided.created_at), decided.event, sum(kept.amount)
    from (select r.created_at, r.event, extract(epoch from r.created_at - max(s.created_at)) / 3600 as hours
      from impact_reviews r
      join impact_reviews s on s.impact_id = r.impact_id and s.created_at <= r.created_at
        and s.event in ('submitted', 'resubmitted', 'appealed')
      where r.event in ('verified', 'declined', 'overturned')
      group by r.id) as decided
    cross join lateral (values ('decisions', 1::numeric), ('decision_hours', decided.hours)) as kept (tally, amount)
    group by 1, 2, 3;
  insert into account_words (word)
    select distinct word from users cross join lateral unnest(account_words) as word
  on conflict do nothing;
$$;
select recount_administration();

-- What an Admin has withdrawn or put forward, for the one place where it all stands.
create index news_featured on news (id) where type_article = 'featured' and deleted_at is null;
create index news_withdrawn on news (id) where was_shown and not is_live and deleted_at is null;
