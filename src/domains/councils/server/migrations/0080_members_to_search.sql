-- A search among a council's members reads all of them, which takes a third of the time from the index alone.
create unique index council_members_to_search on council_members (council_id, user_id) include (is_owner, id, joined_at);
alter table council_members
  drop constraint council_members_council_id_user_id_key,
  add constraint council_members_council_id_user_id_key unique using index council_members_to_search;
