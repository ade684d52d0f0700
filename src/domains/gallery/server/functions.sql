-- Puts the pictures of a public impact into the gallery, or with -1 takes them out: in the transaction in which it becomes
-- public or ceases to be, as count_impact does with its measures. Hidden pictures aren't in it.
create or replace function show_pictures(target uuid, sign integer) returns void language sql as $$
  delete from gallery_pictures where impact_id = target and sign < 0;
  insert into gallery_pictures (sdg, media_id, impact_id, owner_id, impact_year)
    select served.sdg, m.id, i.id, m.owner_id, i.impact_year
    from impacts i
    join impact_media im on im.impact_id = i.id
    join media m on m.id = im.media_id and m.kind = 'picture' and m.ready_at is not null and m.hidden_at is null
    cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
    where i.id = target and sign > 0
  on conflict do nothing;
$$;

-- Recalculates the gallery after rows were loaded in bulk.
create or replace function recount_gallery() returns void language sql as $$
  delete from gallery_pictures;
  insert into gallery_pictures (sdg, media_id, impact_id, owner_id, impact_year)
    select served.sdg, m.id, i.id, m.owner_id, i.impact_year
    from impacts i
    join impact_media im on im.impact_id = i.id
    join media m on m.id = im.media_id and m.kind = 'picture' and m.ready_at is not null and m.hidden_at is null
    cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
    where i.is_public;
$$;

-- A hidden picture leaves the gallery, and one that is shown again returns to it.
create or replace function hide_picture() returns trigger language plpgsql as $$
begin
  if new.hidden_at is null then
    insert into gallery_pictures (sdg, media_id, impact_id, owner_id, impact_year)
      select served.sdg, new.id, i.id, new.owner_id, i.impact_year
      from impacts i
      join impact_media im on im.impact_id = i.id and im.media_id = new.id
      cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
      where i.is_public
    on conflict do nothing;
  else
    delete from gallery_pictures where media_id = new.id;
  end if;
  return null;
end $$;
create or replace trigger media_hidden after update of hidden_at on media
  for each row when (new.kind = 'picture' and (old.hidden_at is null) <> (new.hidden_at is null))
  execute function hide_picture();
