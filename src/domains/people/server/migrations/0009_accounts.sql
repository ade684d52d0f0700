alter table users add column avatar_media_id uuid references media on delete set null;
create index users_avatar on users (avatar_media_id) where avatar_media_id is not null;


-- Of a picture that was made for a profile: when it goes, never while the profile shows it. Null for every other file.
alter table media add column free_after timestamptz;
create index media_free on media (free_after) where free_after < 'infinity';

create function drop_avatar() returns trigger language plpgsql as $$
begin
  update media set free_after = now() + interval '1 day' where id = old.avatar_media_id and free_after is not null;
  new.avatar_media_id := null;
  return new;
end $$;
create trigger users_avatar_dropped before update of deactivated_at on users
  for each row when (new.deactivated_at is not null and old.avatar_media_id is not null) execute function drop_avatar();

-- What the browser says it is: the person knows a session again by it. Where it comes from is not kept.
alter table sessions add column user_agent text check (char_length(user_agent) <= 300);
