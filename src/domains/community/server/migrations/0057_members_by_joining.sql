-- Members count in the month in which they joined, which is when their address was verified or an admin let them in. Until
-- this, they counted in the month in which they registered. The lock waits for those who are joining.
lock table member_months in share row exclusive mode;
delete from member_months;
insert into member_months (month, members)
  select date_trunc('month', email_verified_at at time zone 'UTC')::date, count(*) from users
  where email_verified_at is not null and deactivated_at is null
  group by 1;
