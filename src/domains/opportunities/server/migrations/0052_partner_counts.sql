-- How many public opportunities each partner has: the list of partners counted all of them with each answer. How many are
-- open depends on the clock, and is counted along the index below.
create table opportunity_partners (
  owner_id uuid primary key references users,
  opportunities integer not null
);

create function count_for_partner() returns trigger language plpgsql as $$
declare
  changed opportunities := case tg_op when 'DELETE' then old else new end;
  sign integer := case when tg_op = 'DELETE' or not changed.is_public then -1 else 1 end;
begin
  insert into opportunity_partners (owner_id, opportunities) values (changed.owner_id, sign)
  on conflict (owner_id) do update set opportunities = opportunity_partners.opportunities + excluded.opportunities;
  return null;
end $$;
create trigger opportunities_counted after insert on opportunities
  for each row when (new.is_public) execute function count_for_partner();
create trigger opportunities_counted_again after update of is_verified, is_hidden on opportunities
  for each row when (new.is_public <> old.is_public) execute function count_for_partner();
create trigger opportunities_uncounted after delete on opportunities
  for each row when (old.is_public) execute function count_for_partner();

create index opportunities_open_of on opportunities (closes_at) include (owner_id) where is_public and not is_full;

-- Counts anew what differs, and returns how many partners that were. Changes of counts wait for it, so that it counts with
-- every change that is counted already.
create function recount_partners() returns integer language plpgsql as $$
declare
  corrected integer;
begin
  lock table opportunity_partners in share row exclusive mode;
  with due as (
    select owner_id, count(*)::int as opportunities from opportunities where is_public group by owner_id
  ), written as (
    insert into opportunity_partners (owner_id, opportunities)
      select owner_id, coalesce(due.opportunities, 0)
      from due full join opportunity_partners kept using (owner_id)
      where coalesce(due.opportunities, 0) <> coalesce(kept.opportunities, 0)
    on conflict (owner_id) do update set opportunities = excluded.opportunities
    returning owner_id
  )
  select count(*)::int into corrected from written;
  return corrected;
end $$;
select recount_partners();
analyze opportunity_partners;
