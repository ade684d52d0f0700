-- The pictures of public impacts, once for each goal that the impact serves and once, as goal 0, for all goals together:
-- so that the gallery of a goal, of a year or of a person reads one index. owner_id is who uploaded the picture; with
-- impact_year it repeats what stands elsewhere and does not change while an impact is public.
create table gallery_pictures (
  sdg smallint not null check (sdg between 0 and 17),
  media_id uuid not null references media on delete cascade,
  impact_id uuid not null references impacts on delete cascade,
  owner_id uuid not null references users,
  impact_year smallint not null,
  primary key (sdg, media_id, impact_id)
);
create index gallery_pictures_year on gallery_pictures (sdg, impact_year, media_id, impact_id) include (owner_id);
create index gallery_pictures_owner on gallery_pictures (owner_id, sdg, media_id, impact_id) include (impact_year);
create index gallery_pictures_impact on gallery_pictures (impact_id);
create index gallery_pictures_media on gallery_pictures (media_id);

-- Puts the pictures of a public impact into the gallery, or with -1 takes them out: in the transaction in which it comes
-- to be public or ceases, as count_impact does with its measures.
create function show_pictures(target uuid, sign integer) returns void language sql as $$
  delete from gallery_pictures where impact_id = target and sign < 0;
  insert into gallery_pictures (sdg, media_id, impact_id, owner_id, impact_year)
    select served.sdg, m.id, i.id, m.owner_id, i.impact_year
    from impacts i
    join impact_media im on im.impact_id = i.id
    join media m on m.id = im.media_id and m.kind = 'picture' and m.ready_at is not null
    cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
    where i.id = target and sign > 0
  on conflict do nothing;
$$;

-- Makes the gallery anew, after rows were loaded in bulk.
create function recount_gallery() returns void language sql as $$
  delete from gallery_pictures;
  insert into gallery_pictures (sdg, media_id, impact_id, owner_id, impact_year)
    select served.sdg, m.id, i.id, m.owner_id, i.impact_year
    from impacts i
    join impact_media im on im.impact_id = i.id
    join media m on m.id = im.media_id and m.kind = 'picture' and m.ready_at is not null
    cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
    where i.is_public;
$$;

select recount_gallery();
