-- People by id with their names, without reading their rows: for the directory from newest to oldest, and to find names
-- among the members of a council or those who applied.
create index users_named on users (id) include (search_name, email_verified_at) where deactivated_at is null;
