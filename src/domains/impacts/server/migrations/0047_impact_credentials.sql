-- What was verified before there were credentials. A job issues them, in the order of the impacts' ids, and deletes the
-- row once there are no more.
create table impact_credentials_due (
  -- Up to which id it has come.
  after uuid primary key default '00000000-0000-0000-0000-000000000000'
);
insert into impact_credentials_due default values;
