-- Of the opportunities there ever were, few are open. Once the job has closed one past its deadline it can't open again,
-- so that these indexes leave it out; between the two, closes_at alone says that it isn't open.
drop index opportunities_open;
drop index opportunities_open_of;
create index opportunities_open on opportunities (closes_at, id) include (points_required)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_of on opportunities (owner_id, closes_at)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_by_age on opportunities (id) include (closes_at, points_required)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_of_type on opportunities (type_id, id) include (closes_at, points_required)
  where is_public and not is_full and closed_at is null;

-- How many of each partner's are in those indexes. Less the few past their deadline there, that many are open.
alter table opportunity_partners add column unclosed integer not null default 0;

drop trigger opportunities_counted_again on opportunities;
create or replace function count_for_partner() returns trigger language plpgsql as $$
declare
  public_now integer := coalesce((new.is_public)::integer, 0);
  public_before integer := coalesce((old.is_public)::integer, 0);
  unclosed_now integer := coalesce((new.is_public and not new.is_full and new.closed_at is null)::integer, 0);
  unclosed_before integer := coalesce((old.is_public and not old.is_full and old.closed_at is null)::integer, 0);
begin
  insert into opportunity_partners (owner_id, opportunities, unclosed)
    values (coalesce(new.owner_id, old.owner_id), public_now - public_before, unclosed_now - unclosed_before)
  on conflict (owner_id) do update set
    opportunities = opportunity_partners.opportunities + excluded.opportunities,
    unclosed = opportunity_partners.unclosed + excluded.unclosed;
  return null;
end $$;
create trigger opportunities_counted_again after update of is_verified, is_hidden, seats, accepted_count, closed_at
  on opportunities for each row
  when (new.is_public <> old.is_public
    or new.is_public and (new.is_full <> old.is_full or (new.closed_at is null) <> (old.closed_at is null)))
  execute function count_for_partner();

create or replace function recount_partners() returns integer language plpgsql as $$
declare
  corrected integer;
begin
  lock table opportunity_partners in share row exclusive mode;
  with due as (
    select owner_id, count(*)::int as opportunities,
      (count(*) filter (where not is_full and closed_at is null))::int as unclosed
    from opportunities where is_public group by owner_id
  ), written as (
    insert into opportunity_partners (owner_id, opportunities, unclosed)
      select owner_id, coalesce(due.opportunities, 0), coalesce(due.unclosed, 0)
      from due full join opportunity_partners kept using (owner_id)
      where coalesce(due.opportunities, 0) <> coalesce(kept.opportunities, 0)
        or coalesce(due.unclosed, 0) <> coalesce(kept.unclosed, 0)
    on conflict (owner_id) do update set opportunities = excluded.opportunities, unclosed = excluded.unclosed
    returning owner_id
  )
  select count(*)::int into corrected from written;
  return corrected;
end $$;
select recount_partners();
