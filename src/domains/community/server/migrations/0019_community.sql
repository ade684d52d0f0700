-- How many people with a verified email address and an active account joined in each month.
create table member_months (
  month date primary key,
  members integer not null
);

-- How many public impacts were verified in each month (UTC).
create table impact_months (
  month date primary key,
  impacts bigint not null
);
