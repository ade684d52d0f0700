-- For who may see a file.
create or replace view opportunity_files as select media_id from opportunity_media;

-- What an admin has hidden or featured.
create or replace view curated_opportunities as
  select id, title, owner_id, created_at, is_hidden, is_featured from opportunities;

-- Someone who is no longer a partner leaves their offers behind, as someone whose account is deactivated does. An admin
-- decides on all of them, so that one who becomes an admin keeps theirs.
create or replace function can_offer(role text, deactivated_at timestamptz) returns boolean
  language sql immutable parallel safe
  return deactivated_at is null and role in ('Partner', 'Admin');

-- Counts a partner's public opportunities whenever one becomes public, ceases to be, opens, closes or is handed over.
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
create or replace trigger opportunities_counted after insert on opportunities
  for each row when (new.is_public) execute function count_for_partner();
create or replace trigger opportunities_counted_again
  after update of is_verified, is_hidden, seats, accepted_count, closed_at on opportunities for each row
  when (new.is_public <> old.is_public
    or new.is_public and (new.is_full <> old.is_full or (new.closed_at is null) <> (old.closed_at is null)))
  execute function count_for_partner();
create or replace trigger opportunities_uncounted after delete on opportunities
  for each row when (old.is_public) execute function count_for_partner();
create or replace trigger opportunities_handed_over after update of owner_id on opportunities for each row
  when (new.owner_id <> old.owner_id and (new.is_public or old.is_public)) execute function count_for_partner();

-- Keeps partners' names, by which their list is sorted.
create or replace function rename_partner() returns trigger language plpgsql as $$
begin
  update opportunity_partners
    set search_name = case when can_offer(new.role, new.deactivated_at) then new.search_name end
    where owner_id = new.id;
  return null;
end $$;
create or replace trigger users_partner_renamed after update of name, last_name, deactivated_at on users
  for each row when (new.search_name is distinct from old.search_name
    or (new.deactivated_at is null) <> (old.deactivated_at is null))
  execute function rename_partner();
create or replace trigger users_partner_by_role after update of role on users for each row
  when (can_offer(new.role, new.deactivated_at) <> can_offer(old.role, old.deactivated_at))
  execute function rename_partner();

-- Corrects the counts and names that are wrong, and returns of how many partners. Changes of counts wait for it, so that it
-- counts with every change that is counted already.
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

-- Keeps what public opportunities are searched by and sorted by.
create or replace function keep_opportunity_title() returns trigger language plpgsql as $$
begin
  if new.is_public then
    insert into opportunity_titles (id, search_text, sort_title, points_required)
      values (new.id, new.search_text, new.sort_title, new.points_required)
    on conflict (id) do update set search_text = excluded.search_text, sort_title = excluded.sort_title,
      points_required = excluded.points_required;
  else
    delete from opportunity_titles where id = new.id;
  end if;
  return null;
end $$;
create or replace trigger opportunities_title_kept after insert on opportunities
  for each row when (new.is_public) execute function keep_opportunity_title();
create or replace trigger opportunities_title_kept_again
  after update of title, location, points_required, is_verified, is_hidden on opportunities for each row
  when ((new.is_public, new.search_text, new.sort_title, new.points_required)
    is distinct from (old.is_public, old.search_text, old.sort_title, old.points_required))
  execute function keep_opportunity_title();

-- Corrects the titles that differ, and returns of how many opportunities. Changes wait for it, as those of counts do.
create or replace function rekeep_opportunity_titles() returns integer language plpgsql as $$
declare
  corrected integer;
begin
  lock table opportunity_titles in share row exclusive mode;
  with due as (
    select id, search_text, sort_title, points_required from opportunities where is_public
  ), gone as (
    delete from opportunity_titles kept where not exists (select from due where due.id = kept.id) returning id
  ), written as (
    insert into opportunity_titles (id, search_text, sort_title, points_required)
      select id, search_text, sort_title, points_required from due
      except select id, search_text, sort_title, points_required from opportunity_titles
    on conflict (id) do update set search_text = excluded.search_text, sort_title = excluded.sort_title,
      points_required = excluded.points_required
    returning id
  )
  select (select count(*) from gone) + (select count(*) from written) into corrected;
  return corrected;
end $$;

-- Notes whose points have risen, for the job that unlocks opportunities and applies the partners' rules.
create or replace function note_points_rise() returns trigger language plpgsql as $$
begin
  insert into points_rises (user_id, points_before) values (new.id, old.points)
  on conflict (user_id) do update set
    points_before = least(points_rises.points_before, excluded.points_before),
    rises = points_rises.rises + 1,
    risen_at = now();
  return null;
end $$;
create or replace trigger users_points_risen after update of points on users
  for each row when (new.points > old.points) execute function note_points_rise();
-- No rule accepts people while their account is deactivated. Those met meanwhile are looked for once it's active again, as
-- after a rise in points, of which there was none: nothing is unlocked by it.
create or replace trigger users_reactivated after update of deactivated_at on users
  for each row when (old.deactivated_at is not null and new.deactivated_at is null) execute function note_points_rise();
-- In the same way, the rules of one who is a partner again apply to those who met them meanwhile.
create or replace trigger users_partner_again after update of role on users for each row
  when (can_offer(new.role, new.deactivated_at) and not can_offer(old.role, new.deactivated_at))
  execute function note_points_rise();

-- Recalculates what is counted and known, after rows were loaded in bulk.
create or replace function recount_opportunities() returns void language sql as $$
  update opportunities o set requested_count = c.requested, accepted_count = c.accepted
    from (select p.id,
            count(a.id) filter (where a.state = 'requested') as requested,
            count(a.id) filter (where a.state in ('accepted', 'auto-accepted')) as accepted
          from opportunities p left join opportunity_applications a on a.opportunity_id = p.id group by p.id) c
    where c.id = o.id and (o.requested_count <> c.requested or o.accepted_count <> c.accepted);
  insert into opportunity_words (word)
    select distinct word from opportunities
    cross join lateral regexp_split_to_table(search_text, '[[:space:][:punct:]]+') as word
    where length(word) between 3 and 60 and word !~ '^[0-9]+$'
  on conflict do nothing;
$$;
