-- By points, those without any last: the very expression of the list, so that a page far down begins in the index.
drop index opportunities_points;
create index opportunities_points on opportunities ((coalesce(points_required, 2147483647)), id)
  include (points_required, is_public, closes_at, is_full);
