-- How many impacts a judge may decide was counted with each answer, along all pending ones. How many are pending is tallied
-- already; those of them that a judge may not decide are rare, and have indexes of their own.
drop index impacts_under_way;
create index impacts_under_way on impacts (id) include (verified_by, declined_by, appeal_id)
  where is_verified is null and not is_hidden and (appeal_id is not null or verified_by <> '{}');
create index impacts_pending_hidden on impacts (id) where is_verified is null and is_hidden;

-- Tallies by state what differs, and returns in how many months and states that was. One statement sees impacts and
-- tallies of one moment, so nobody waits for it.
create function recount_impact_tallies() returns integer language sql as $$
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
