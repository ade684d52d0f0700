-- Counts those who join with a verified email address, as the demo's people do. People join when their address is verified,
-- or when an admin lets them in, which may be months after they registered.
create or replace function count_new_members() returns trigger language plpgsql as $$
begin
  insert into member_months (month, members)
    select join_month(email_verified_at), count(*) from added
    where email_verified_at is not null and deactivated_at is null
    group by 1 order by 1
  on conflict (month) do update set members = member_months.members + excluded.members;
  return null;
end $$;
create or replace trigger users_counted after insert on users
  referencing new table as added for each statement execute function count_new_members();

-- Counts those who verify their address, or whose account is deactivated or reactivated.
create or replace function count_changed_member() returns trigger language plpgsql as $$
declare
  was integer := (old.email_verified_at is not null and old.deactivated_at is null)::integer;
  is_now integer := (new.email_verified_at is not null and new.deactivated_at is null)::integer;
begin
  if was <> is_now then
    insert into member_months (month, members)
      values (join_month(coalesce(new.email_verified_at, old.email_verified_at)), is_now - was)
    on conflict (month) do update set members = member_months.members + excluded.members;
  end if;
  return null;
end $$;
create or replace trigger users_recounted after update of email_verified_at, deactivated_at on users
  for each row execute function count_changed_member();
