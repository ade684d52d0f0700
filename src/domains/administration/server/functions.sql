-- Keeps the words by which accounts are known. In one order for all, so that two who bring the same words wait for each
-- other and can't deadlock.
create or replace function learn_words_of_accounts() returns trigger language plpgsql as $$
begin
  insert into account_words (word)
    select distinct word from added cross join lateral unnest(account_words) as word order by word
  on conflict do nothing;
  return null;
end $$;
create or replace trigger users_words_learned after insert on users
  referencing new table as added for each statement execute function learn_words_of_accounts();

-- The same for an account that changes its name or address.
create or replace function learn_words_of_account() returns trigger language plpgsql as $$
begin
  insert into account_words (word) select word from unnest(new.account_words) as word order by word
  on conflict do nothing;
  return null;
end $$;
create or replace trigger users_words_relearned after update of name, last_name, email on users
  for each row when (old.account_words is distinct from new.account_words) execute function learn_words_of_account();

-- Folds the changes into the sums.
create or replace function fold_tallies() returns void language sql as $$
  with taken as (delete from tally_changes returning tally, month, kind, amount)
  insert into tallies (tally, month, kind, amount)
    select tally, month, kind, sum(amount) from taken group by 1, 2, 3 order by 1, 2, 3
  on conflict (tally, month, kind) do update set amount = tallies.amount + excluded.amount;
$$;

-- An impact's state, as its tallies call it.
create or replace function impact_state(is_verified boolean) returns text
  language sql immutable parallel safe
  as $$ select case when is_verified is null then 'pending' when is_verified then 'verified' else 'declined' end $$;

-- How many hours a decision took since the impact was last submitted.
create or replace function hours_to_decide(decided_impact uuid, decided timestamptz) returns numeric language sql stable as $$
  select extract(epoch from decided - max(created_at)) / 3600 from impact_reviews
  where impact_id = decided_impact and event in ('submitted', 'resubmitted', 'appealed') and created_at <= decided;
$$;

-- Accounts, by role and state.
create or replace function tally_new_accounts() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount)
    select 'accounts', join_month(created_at), role || ' ' || status, count(*) from added group by 2, 3;
  return null;
end $$;
create or replace trigger users_tallied after insert on users
  referencing new table as added for each statement execute function tally_new_accounts();
create or replace function tally_changed_account() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount) values
    ('accounts', join_month(old.created_at), old.role || ' ' || old.status, -1),
    ('accounts', join_month(new.created_at), new.role || ' ' || new.status, 1);
  return null;
end $$;
create or replace trigger users_tallied_again
  after update of role, deactivated_at, email_verified_at, is_profile_completed on users
  for each row when (old.role <> new.role or old.status <> new.status) execute function tally_changed_account();

-- Impacts, by state.
create or replace function tally_new_impacts() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount)
    select 'impacts', join_month(created_at), impact_state(is_verified), count(*) from added group by 2, 3;
  return null;
end $$;
create or replace trigger impacts_tallied after insert on impacts
  referencing new table as added for each statement execute function tally_new_impacts();
create or replace function tally_changed_impact() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount) values
    ('impacts', join_month(old.created_at), impact_state(old.is_verified), -1),
    ('impacts', join_month(new.created_at), impact_state(new.is_verified), 1);
  return null;
end $$;
create or replace trigger impacts_tallied_again after update of is_verified on impacts
  for each row when (old.is_verified is distinct from new.is_verified) execute function tally_changed_impact();

-- Points that were given and taken.
create or replace function tally_points() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount)
    select 'points', join_month(created_at), case when points > 0 then 'given' else 'taken' end, sum(abs(points))
    from added where points <> 0 group by 2, 3;
  return null;
end $$;
create or replace trigger points_entries_tallied after insert on points_entries
  referencing new table as added for each statement execute function tally_points();

-- Decisions, and the hours they took, by outcome.
create or replace function tally_decisions() returns trigger language plpgsql as $$
begin
  insert into tally_changes (tally, month, kind, amount)
    select kept.tally, join_month(created_at), event, kept.amount
    from (select *, hours_to_decide(impact_id, created_at) as hours from added
      where event in ('verified', 'declined', 'overturned')) as decided
    cross join lateral (values ('decisions', 1::numeric), ('decision_hours', hours)) as kept (tally, amount)
    where hours is not null;
  return null;
end $$;
create or replace trigger impact_reviews_tallied after insert on impact_reviews
  referencing new table as added for each statement execute function tally_decisions();

-- Recalculates everything that is summed or known, after rows were loaded in bulk.
create or replace function recount_administration() returns void language sql as $$
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

-- Corrects the tallies of impacts that are wrong, and returns for how many months and states they were. One statement sees
-- impacts and tallies as of the same moment, so nobody waits for it.
create or replace function recount_impact_tallies() returns integer language sql as $$
  with due as (
    select join_month(created_at) as month, impact_state(is_verified) as kind, count(*) as amount
    from impacts group by 1, 2
  ), kept as (
    select month, kind, sum(amount) as amount
    from (select tally, month, kind, amount from tallies union all select tally, month, kind, amount from tally_changes) k
    where tally = 'impacts' group by 1, 2
  ), written as (
    insert into tally_changes (tally, month, kind, amount)
      select 'impacts', month, kind, coalesce(due.amount, 0) - coalesce(kept.amount, 0)
      from due full join kept using (month, kind)
      where coalesce(due.amount, 0) <> coalesce(kept.amount, 0)
    returning kind
  )
  select count(*)::int from written;
$$;
