-- The pictures of public impacts, once for each goal that the impact serves and once, as goal 0, for all goals together:
-- so that the gallery of a goal, of a year or of a person reads one index. owner_id is who uploaded the picture; like
-- impact_year, it repeats what is stored elsewhere and doesn't change while an impact is public.
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
