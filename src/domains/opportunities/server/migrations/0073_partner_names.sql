-- With the name of each partner, folded; null once they have left. The list of partners looked up all of them among everyone,
-- to count those who are still there and to put them in their order.
-- A trigger of before would add a partner without a name.
lock table opportunities in share row exclusive mode;
alter table opportunity_partners add column search_name text;

create or replace function count_for_partner() returns trigger language plpgsql as $$
declare
  partner uuid := coalesce(new.owner_id, old.owner_id);
  partner_name text;
  public_now integer := coalesce((new.is_public)::integer, 0);
  public_before integer := coalesce((old.is_public)::integer, 0);
  unclosed_now integer := coalesce((new.is_public and not new.is_full and new.closed_at is null)::integer, 0);
  unclosed_before integer := coalesce((old.is_public and not old.is_full and old.closed_at is null)::integer, 0);
begin
  if not exists (select from opportunity_partners where owner_id = partner) then
    -- Locked, so that a change of the name comes either before this or after there is a row for it.
    select search_name into partner_name from people where id = partner and deactivated_at is null for share;
  end if;
  insert into opportunity_partners (owner_id, opportunities, unclosed, search_name)
    values (partner, public_now - public_before, unclosed_now - unclosed_before, partner_name)
  on conflict (owner_id) do update set
    opportunities = opportunity_partners.opportunities + excluded.opportunities,
    unclosed = opportunity_partners.unclosed + excluded.unclosed;
  return null;
end $$;

create function rename_partner() returns trigger language plpgsql as $$
begin
  update opportunity_partners set search_name = case when new.deactivated_at is null then new.search_name end
    where owner_id = new.id;
  return null;
end $$;
create trigger users_partner_renamed after update of name, last_name, deactivated_at on users
  for each row when (new.search_name is distinct from old.search_name
    or (new.deactivated_at is null) <> (old.deactivated_at is null))
  execute function rename_partner();

create or replace function recount_partners() returns integer language plpgsql as $$
declare
  corrected integer;
begin
  lock table opportunity_partners in share row exclusive mode;
  with counted as (
    select owner_id, count(*)::int as opportunities,
      (count(*) filter (where not is_full and closed_at is null))::int as unclosed
    from opportunities where is_public group by owner_id
  ), due as (
    select owner_id, coalesce(counted.opportunities, 0) as opportunities, coalesce(counted.unclosed, 0) as unclosed,
      p.search_name
    from counted full join opportunity_partners using (owner_id)
    left join people p on p.id = owner_id and p.deactivated_at is null
  ), written as (
    insert into opportunity_partners (owner_id, opportunities, unclosed, search_name)
      select owner_id, opportunities, unclosed, search_name from due
      except select owner_id, opportunities, unclosed, search_name from opportunity_partners
    on conflict (owner_id) do update set opportunities = excluded.opportunities, unclosed = excluded.unclosed,
      search_name = excluded.search_name
    returning owner_id
  )
  select count(*)::int into corrected from written;
  return corrected;
end $$;
select recount_partners();
analyze opportunity_partners;
