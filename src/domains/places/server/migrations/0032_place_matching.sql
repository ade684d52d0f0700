-- What has locations from before places could be chosen. A job matches them once, and deletes the row.
create table place_matching (
  kind text primary key
);
insert into place_matching (kind) values ('account'), ('council'), ('impact'), ('opportunity');
