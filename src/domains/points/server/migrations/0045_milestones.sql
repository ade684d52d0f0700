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
create index points_entries_milestones on points_entries (user_id, created_at desc, id desc)
  include (balance, points)
  where milestone_passed(balance, points) is not null;
