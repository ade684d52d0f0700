-- Of the opportunities there ever were, few are open. Once the job has closed one past its deadline it can't open again,
-- so that these indexes leave it out; between the two, closes_at alone says that it isn't open.
drop index opportunities_open;
drop index opportunities_open_of;
create index opportunities_open on opportunities (closes_at, id) include (owner_id)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_by_age on opportunities (id) include (closes_at, points_required)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_of_type on opportunities (type_id, id) include (closes_at, points_required)
  where is_public and not is_full and closed_at is null;
