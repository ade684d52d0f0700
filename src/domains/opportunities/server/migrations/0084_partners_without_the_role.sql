-- Someone who is no longer a partner leaves their offers behind, as someone whose account is deactivated does. An admin
-- decides on all of them, so that one who becomes an admin keeps theirs.
create function can_offer(role text, deactivated_at timestamptz) returns boolean language sql immutable parallel safe
  return deactivated_at is null and role in ('Partner', 'Admin');

create or replace function count_for_partner() returns trigger language plpgsql as $$
declare
  partner uuid := coalesce(new.owner_id, old.owner_id);
  partner_name text;
  public_now integer := coalesce((new.is_public)::integer, 0);
  public_before integer := coalesce((old.is_public)::integer, 0);
  unclosed_now integer := coalesce((new.is_public and not new.is_full and new.closed_at is null)::integer, 0);
  unclosed_before integer := coalesce((old.is_public and not old.is_full and old.closed_at is null)::integer, 0);
begin
  -- Handed over: what the former owner had is no longer theirs.
  if new.owner_id <> old.owner_id then
    update opportunity_partners set opportunities = opportunities - public_before, unclosed = unclosed - unclosed_before
      where owner_id = old.owner_id;
    public_before := 0;
    unclosed_before := 0;
  end if;
  if not exists (select from opportunity_partners where owner_id = partner) then
    -- Locked, so that a change of the name comes either before this or after there is a row for it.
    select search_name into partner_name from people where id = partner and can_offer(role, deactivated_at) for share;
  end if;
  insert into opportunity_partners (owner_id, opportunities, unclosed, search_name)
    values (partner, public_now - public_before, unclosed_now - unclosed_before, partner_name)
  on conflict (owner_id) do update set
    opportunities = opportunity_partners.opportunities + excluded.opportunities,
    unclosed = opportunity_partners.unclosed + excluded.unclosed;
  return null;
end $$;
create trigger opportunities_handed_over after update of owner_id on opportunities for each row
  when (new.owner_id <> old.owner_id and (new.is_public or old.is_public)) execute function count_for_partner();

create or replace function rename_partner() returns trigger language plpgsql as $$
begin
  update opportunity_partners
    set search_name = case when can_offer(new.role, new.deactivated_at) then new.search_name end
    where owner_id = new.id;
  return null;
end $$;
create trigger users_partner_by_role after update of role on users for each row
  when (can_offer(new.role, new.deactivated_at) <> can_offer(old.role, old.deactivated_at))
  execute function rename_partner();

-- As after a reactivation: the rules of one who is a partner again apply to those who met them meanwhile.
create trigger users_partner_again after update of role on users for each row
  when (can_offer(new.role, new.deactivated_at) and not can_offer(old.role, new.deactivated_at))
  execute function note_points_rise();

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
    left join people p on p.id = owner_id and can_offer(p.role, p.deactivated_at)
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
