-- The latest of a person and of a council, for the feeds of those who follow them.
create index impacts_owner_verified on impacts (owner_id, verified_at desc, id desc) where is_public;
create index impacts_council_verified on impacts (council_id, verified_at desc, id desc)
  where is_public and council_id is not null;
