-- Once the row is written: with a trigger before that, each change of an account, such as of its points, computed all of
-- its generated columns again, the words of its name among them.
create or replace function drop_avatar() returns trigger language plpgsql as $$
begin
  update media set free_after = now() + interval '1 day' where id = old.avatar_media_id and free_after is not null;
  update users set avatar_media_id = null where id = new.id;
  return null;
end $$;
drop trigger users_avatar_dropped on users;
create trigger users_avatar_dropped after update of deactivated_at on users
  for each row when (new.deactivated_at is not null and old.avatar_media_id is not null) execute function drop_avatar();
