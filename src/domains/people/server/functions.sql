-- People, without what would reach them or log them in. The language is for announcements to everyone.
create or replace view people as
  select id, name, last_name, search_name, role, points, avatar_media_id, email_verified_at, deactivated_at, language
  from users;

-- Accounts as admins list them.
create or replace view accounts as
  select id, email, name, last_name, location, contact_no, role, status, points, is_terms_agreed, is_profile_completed,
    email_verified_at, created_at, last_seen_at, deactivated_at, search_name, account_text, account_words, suspended_until,
    erased_at
  from users;

-- The month (UTC) in which something counts for the sums by month.
create or replace function join_month(moment timestamptz) returns date
  language sql immutable parallel safe strict
  as $$ select date_trunc('month', moment at time zone 'UTC')::date $$;

-- A deactivated account loses its picture, which is deleted a day later. After the row is written: with a trigger before
-- that, each change of an account, such as of its points, computed all of its generated columns again.
create or replace function drop_avatar() returns trigger language plpgsql as $$
begin
  update media set free_after = now() + interval '1 day' where id = old.avatar_media_id and free_after is not null;
  update users set avatar_media_id = null where id = new.id;
  return null;
end $$;
create or replace trigger users_avatar_dropped after update of deactivated_at on users
  for each row when (new.deactivated_at is not null and old.avatar_media_id is not null) execute function drop_avatar();
