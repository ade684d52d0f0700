-- What decisions name as their evidence, to find those that name a file.
create view impact_evidence as select evidence->'media' as media from impact_reviews where evidence is not null;
create index impact_reviews_evidence on impact_reviews using gin ((evidence->'media')) where evidence is not null;

create view verified_impact_files as
  select m.media_id, i.title from impact_media m join impacts i on i.id = m.impact_id where i.is_verified;
